import torch


def attention_dropout(weights, p, training):
    if not training:
        return weights
    return weights.masked_fill(torch.rand(weights.shape) < p, 0.0)
