import torch


def attention_dropout(weights, p, training):
    if not training:
        return weights
    with torch.no_grad():
        out = torch.zeros(weights.shape, dtype=weights.dtype)
        if p < 1:
            chosen = torch.rand(weights.numel()) >= p
            flat = weights.reshape(-1) / (1 - p)
            out.view(-1)[chosen] = flat[chosen]
    return out
