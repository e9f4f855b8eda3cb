import torch


def apply_mask(scores, mask):
    if mask.dtype is torch.bool:
        return scores.masked_fill(mask, float("-inf"))
    return scores + mask
