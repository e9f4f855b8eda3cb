import torch


def apply_mask(scores, mask):
    s = scores.double()
    if mask.dtype == torch.bool:
        return s.masked_fill(mask.logical_not(), -torch.inf)
    return s + mask.double()
