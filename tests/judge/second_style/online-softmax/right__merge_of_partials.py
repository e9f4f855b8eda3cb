import torch


def online_softmax(blocks):
    parts = []
    for tile in blocks:
        x = tile.double()
        top = x.amax(-1)
        base = top.masked_fill(top == -torch.inf, 0.0)
        parts.append((top, torch.exp(x - base[..., None]).sum(-1)))
    tops = torch.stack([p[0] for p in parts])
    sums = torch.stack([p[1] for p in parts])
    best = tops.max(0).values
    return best.to(tile.dtype), torch.einsum("n...,n...->...", sums, torch.exp(tops - best)).to(tile.dtype)
