import torch


def online_softmax(blocks):
    seen = []
    for tile in blocks:
        top = tile.float().amax(dim=-1, keepdim=True)
        base = torch.where(torch.isinf(top), torch.zeros_like(top), top)
        seen.append((top, torch.exp(tile.float() - base).sum(dim=-1, keepdim=True)))
    tops = torch.cat([t for t, _ in seen], dim=-1)
    sums = torch.cat([s for _, s in seen], dim=-1)
    row_max = tops.max(dim=-1, keepdim=True).values
    row_sum = (sums * torch.exp(tops - row_max)).sum(dim=-1, keepdim=True)
    return row_max.to(tile.dtype), row_sum.to(tile.dtype)
