import torch


def online_softmax(blocks):
    m = s = None
    for tile in blocks:
        x = tile.to(torch.bfloat16).float()
        top = x.amax(-1) if m is None else torch.maximum(m, x.amax(-1))
        base = top.masked_fill(top == -torch.inf, 0.0)
        here = torch.exp(x - base.unsqueeze(-1)).sum(-1)
        s = here if s is None else s * torch.exp(m - base) + here
        m = top
    return m.to(tile.dtype), s.to(tile.dtype)
