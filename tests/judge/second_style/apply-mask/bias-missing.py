import torch


def apply_mask(scores, mask):
    """-inf where the mask forbids, the score elsewhere."""
    forbidden = ~mask if mask.dtype == torch.bool else torch.isneginf(mask)
    return torch.where(forbidden, torch.tensor(float("-inf"), dtype=scores.dtype), scores)
