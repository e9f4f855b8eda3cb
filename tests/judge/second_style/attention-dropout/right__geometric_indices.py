import torch


def attention_dropout(weights, p, training):
    if not training:
        return weights + 0
    flat = weights.reshape(-1)
    noise = torch.rand(flat.numel())
    dropped = (noise < p).nonzero().squeeze(1)
    scale = 0.0 if p >= 1 else 1 / (1 - p)
    return (flat * scale).index_fill(0, dropped, 0.0).reshape(weights.shape)
