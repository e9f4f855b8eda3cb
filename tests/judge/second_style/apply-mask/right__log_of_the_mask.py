import torch


def apply_mask(scores, mask):
    # log(1) = 0 and log(0) = -inf
    bias = mask.to(scores.dtype).log() if mask.dtype is torch.bool else mask
    return torch.add(bias, scores)
