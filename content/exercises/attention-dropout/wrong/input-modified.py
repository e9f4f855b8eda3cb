import torch


def attention_dropout(weights, p, training):
    if not training:
        return weights
    with torch.no_grad():
        weights[torch.rand(weights.shape) < p] = 0.0
    return weights / (1 - p) if p < 1 else weights * 0.0
