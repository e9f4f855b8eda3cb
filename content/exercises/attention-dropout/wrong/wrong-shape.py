import torch


def attention_dropout(weights, p, training):
    if not training:
        return weights
    flat = weights.flatten()
    return flat * (torch.rand(flat.shape) >= p) / max(1 - p, 1e-9)
