import torch


def attention_dropout(weights, p, training):
    if not training:
        return weights
    kept = weights * (torch.rand(weights.shape) >= p)
    return kept / kept.sum(-1, keepdim=True).clamp_min(1e-9)
