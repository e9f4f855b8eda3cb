import torch


def apply_mask(scores, mask):
    if mask.dtype == torch.bool:
        mask = mask.logical_not().to(scores.dtype) * float("-inf")
    return scores + mask
