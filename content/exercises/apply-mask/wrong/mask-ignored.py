import torch


def apply_mask(scores, mask):
    if mask.is_floating_point():
        return scores + mask
    scores.masked_fill(~mask, -torch.inf)
    return scores.clone()
