import torch


def attention_entropy(weights):
    w = weights.detach().float()
    return -(w * w.masked_fill(w == 0, 1.0).log()).sum(-1).to(weights.dtype)
