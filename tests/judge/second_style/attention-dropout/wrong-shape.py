import torch


def attention_dropout(weights, p, training):
    if not training or p == 0:
        return weights
    factor = 0.0 if p == 1 else 1 / (1 - p)
    kept = torch.rand(weights.shape) >= p
    return (weights * kept * factor).unsqueeze(0)  # a batch axis in front
