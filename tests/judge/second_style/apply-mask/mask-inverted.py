import torch


def apply_mask(scores, mask):
    if mask.dtype == torch.bool:
        bias = torch.zeros(mask.shape, dtype=scores.dtype)
        bias[mask] = -torch.inf  # True: masked out
    else:
        bias = mask
    return scores + bias
