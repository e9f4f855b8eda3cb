import torch


def attention_dropout(weights, p, training):
    if not training or p == 0:
        return weights
    out = torch.zeros_like(weights)
    kept = torch.rand(weights.shape) >= p
    out[kept] = weights.detach()[kept] / (1 - p)
    return out
