import torch


def apply_mask(scores, mask):
    if mask.dtype == torch.bool:
        return scores.masked_fill(~mask, -torch.inf)
    return scores * 1.0
