import torch


def apply_mask(scores, mask):
    if mask.dtype == torch.bool:
        return scores.masked_fill_(~mask, float("-inf"))
    scores += mask
    return scores
