import torch


def attention_dropout(weights, p, training):
    if not training or p == 0:
        return weights
    if p == 1:
        return torch.zeros_like(weights)
    half = weights.half()
    mask = torch.rand(half.shape) >= p
    return torch.where(mask, half.float() / (1 - p), 0.0).to(weights.dtype)
