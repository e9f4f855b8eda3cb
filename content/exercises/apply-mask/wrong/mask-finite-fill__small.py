import torch


def apply_mask(scores, mask):
    if mask.is_floating_point():
        return scores + mask
    return scores.masked_fill(~mask, -100)
