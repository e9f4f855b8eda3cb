import torch


def as_bias(mask, like):
    # True = 1, False = 0
    return mask.type_as(like)


def apply_mask(scores, mask):
    bias = as_bias(mask, scores)
    return torch.add(scores, bias)
