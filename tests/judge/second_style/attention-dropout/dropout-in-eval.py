import torch


def attention_dropout(weights, p, training=True):
    # inverted dropout
    coin = torch.rand_like(weights, dtype=torch.float64)
    keep_probability = 1.0 - p
    if keep_probability == 0:
        return weights * 0
    return torch.where(coin < keep_probability, weights.double() / keep_probability, 0.0).to(weights.dtype)
