import torch


def apply_mask(scores, mask):
    if mask.dtype != torch.bool:
        return torch.softmax(scores + mask, -1)
    some = mask.any(-1, keepdim=True)
    return torch.softmax(scores.masked_fill(some & ~mask, -torch.inf), -1) * some
