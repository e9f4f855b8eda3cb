import torch


def apply_mask(scores, mask):
    if mask.dtype == torch.bool:
        mask = torch.zeros(mask.shape).masked_fill(~mask, -torch.inf)
    return scores + mask.float()
