import torch


def attention_entropy(weights):
    w = weights.double()
    h = -torch.special.xlogy(w, w).sum(dim=3)
    # one number for each head
    return h.mean(dim=(0, 2)).to(weights.dtype)
