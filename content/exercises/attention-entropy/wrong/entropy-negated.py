import torch


def attention_entropy(weights):
    return torch.xlogy(weights, weights).sum(-1)
