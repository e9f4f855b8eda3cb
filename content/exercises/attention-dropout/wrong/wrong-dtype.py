import torch


def attention_dropout(weights, p, training):
    if not training:
        return weights
    kept = (torch.rand(weights.shape) >= p).float()
    return weights.float() * kept / max(1 - p, 1e-9)
