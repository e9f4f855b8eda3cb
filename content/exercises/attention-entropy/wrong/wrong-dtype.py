import torch


def attention_entropy(weights):
    w = weights.float()
    return torch.special.entr(w).sum(dim=-1)
