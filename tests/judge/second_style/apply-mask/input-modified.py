import torch


def apply_mask(scores, mask):
    with torch.no_grad():
        if mask.dtype == torch.bool:
            hidden = mask.logical_not().expand_as(scores)
            scores[hidden] = -float("inf")
        else:
            scores.add_(mask)
    return scores
