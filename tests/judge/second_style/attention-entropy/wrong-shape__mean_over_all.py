import torch


def attention_entropy(weights):
    w = weights.double()
    h = -torch.special.xlogy(w, w).sum(dim=-1)
    # one number for the whole layer
    return torch.mean(h).to(weights.dtype)
