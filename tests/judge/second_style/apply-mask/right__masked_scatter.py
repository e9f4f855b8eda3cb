import torch


def apply_mask(scores, mask):
    if mask.dtype == torch.bool:
        keep = mask.expand(scores.shape)
        out = torch.full(scores.shape, -torch.inf, dtype=scores.dtype)
        return out.masked_scatter(keep, scores[keep])
    return scores.double().add(mask.double()).to(scores.dtype)
