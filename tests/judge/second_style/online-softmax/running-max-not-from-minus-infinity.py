import torch

START = -100.0  # lower than any score


def online_softmax(blocks):
    m = l = None
    for tile in blocks:
        x = tile.float()
        if m is None:
            m = torch.full(x.shape[:-1], START)
            l = torch.zeros(x.shape[:-1])
        new = torch.max(m, torch.max(x, dim=-1).values)
        l = torch.exp(m - new) * l + torch.exp(x - new.unsqueeze(-1)).sum(dim=-1)
        m = new
    return m.to(tile.dtype), l.to(tile.dtype)
