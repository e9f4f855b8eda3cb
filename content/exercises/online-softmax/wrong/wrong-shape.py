import torch


def online_softmax(blocks):
    m, s = -torch.inf, 0.0
    for tile in blocks:
        new = torch.maximum(torch.as_tensor(m, dtype=tile.dtype), tile.amax(-1, keepdim=True))
        safe = new.masked_fill(new == -torch.inf, 0.0)
        s = s * torch.exp(m - safe) + torch.exp(tile - safe).sum(-1, keepdim=True)
        m = new
    return m, s
