import torch


def apply_mask(scores, mask):
    if mask.dtype == torch.bool:
        return scores.masked_fill(mask.logical_not(), torch.finfo(scores.dtype).min)
    return scores + mask
