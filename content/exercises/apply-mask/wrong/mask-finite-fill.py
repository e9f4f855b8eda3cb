import torch


def apply_mask(scores, mask):
    if mask.dtype == torch.bool:
        return torch.where(mask, scores, -1e9)
    return scores + mask
