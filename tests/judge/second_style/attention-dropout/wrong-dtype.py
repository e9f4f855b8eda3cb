import torch


def attention_dropout(weights, p, training):
    if not training:
        return weights
    keep = torch.rand(weights.shape, dtype=torch.float64) >= p
    if p == 1:
        return torch.zeros(weights.shape, dtype=torch.float64)
    return weights.double() * keep / (1 - p)
