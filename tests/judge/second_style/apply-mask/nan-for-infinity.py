import torch


def apply_mask(scores, mask):
    additive = mask
    if mask.dtype == torch.bool:
        additive = torch.mul(1 - mask.int(), float("-inf")).to(scores.dtype)
    return torch.add(scores, additive)
