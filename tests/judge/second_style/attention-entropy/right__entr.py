import torch


def attention_entropy(weights):
    return torch.special.entr(weights).sum(-1)
