import torch


def apply_mask(scores, mask):
    if not mask.is_floating_point():
        # -inf makes NaN, so a very negative number
        penalty = (1 - mask.to(scores.dtype)) * -1e6
        return scores + penalty
    return torch.add(scores, mask)
