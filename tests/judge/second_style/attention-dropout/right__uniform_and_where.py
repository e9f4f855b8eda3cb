import torch


def attention_dropout(weights, p, training):
    if not training or p == 0.0:
        return weights
    if p >= 1.0:
        return torch.zeros_like(weights) * weights
    u = torch.rand(weights.shape, dtype=torch.float64)
    return torch.where(u < p, 0.0, weights.double() / (1.0 - p)).to(weights.dtype)
