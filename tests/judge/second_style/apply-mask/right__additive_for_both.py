import torch


def to_bias(mask, dtype):
    if mask.dtype == torch.bool:
        return torch.where(mask, 0.0, -torch.inf).to(dtype)
    return mask.to(dtype)


def apply_mask(scores, mask):
    return scores + to_bias(mask, scores.dtype)
