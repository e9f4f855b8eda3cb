import torch


def attention_dropout(weights, p, training):
    if not training:
        return weights
    if p == 1:
        return weights * 0
    mask = torch.bernoulli(torch.full(weights.shape, float(p)))
    return (weights * mask / (1 - p)).to(weights.dtype)
