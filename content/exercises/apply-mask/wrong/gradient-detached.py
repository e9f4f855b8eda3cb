import torch


def apply_mask(scores, mask):
    out = scores.clone().detach()
    if mask.dtype == torch.bool:
        out[~mask.expand_as(out)] = -torch.inf
        return out
    return out + mask
