import torch


def apply_mask(scores, mask):
    return scores * mask if mask.dtype == torch.bool else scores + mask
