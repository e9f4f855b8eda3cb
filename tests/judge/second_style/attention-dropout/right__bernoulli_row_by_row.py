import torch


def attention_dropout(weights, p, training):
    if not training:
        return weights.clone()
    scale = 0.0 if p == 1 else 1 / (1 - p)
    rows = [row * torch.bernoulli(torch.full(row.shape, 1 - p)) * scale for row in weights.float().unbind(-2)]
    return torch.stack(rows, -2).to(weights.dtype)
