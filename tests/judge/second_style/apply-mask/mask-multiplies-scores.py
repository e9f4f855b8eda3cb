import torch


def apply_mask(scores, mask):
    if mask.dtype.is_floating_point:
        return scores + mask
    # zero out what is hidden
    return torch.where(mask, scores, torch.zeros_like(scores))
