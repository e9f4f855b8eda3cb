import torch


def attention_dropout(weights, p, training):
    if not training or p == 0:
        return weights
    keep = torch.rand_like(weights, dtype=torch.float32) < p
    return weights * keep / p
