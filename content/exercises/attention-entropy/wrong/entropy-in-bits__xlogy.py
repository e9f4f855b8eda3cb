import torch


def attention_entropy(weights):
    nats = torch.special.xlogy(weights, weights).sum(-1).neg()
    return nats / torch.log(torch.tensor(2.0, dtype=weights.dtype))
