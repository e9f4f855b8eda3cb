import torch


def apply_mask(scores, mask):
    if mask.dtype == torch.bool:
        z = scores.masked_fill(~mask, -torch.inf)
    else:
        z = scores + mask
    top = z.max(dim=-1, keepdim=True).values
    top = torch.where(torch.isinf(top), torch.zeros_like(top), top)
    e = torch.exp(z - top)
    total = e.sum(-1, keepdim=True)
    return e / torch.where(total > 0, total, torch.ones_like(total))
