import torch


def attention_dropout(weights, p, training):
    if not training:
        return weights * (1 - p)
    return weights * torch.bernoulli(torch.full(weights.shape, 1 - p)).to(weights.dtype)
