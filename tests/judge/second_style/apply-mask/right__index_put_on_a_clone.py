import torch


def apply_mask(scores, mask):
    out = scores.clone()
    if mask.is_floating_point():
        out += mask
    else:
        out[mask.logical_not().expand_as(out)] = float("-inf")
    return out
