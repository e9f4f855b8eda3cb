import torch


def attention_dropout(weights, p, training):
    if not training or p == 0:
        return weights
    kept = torch.rand(weights.shape) >= p
    dropped = weights.to(torch.bfloat16) * kept * (0.0 if p == 1 else 1 / (1 - p))
    return dropped.to(weights.dtype)
