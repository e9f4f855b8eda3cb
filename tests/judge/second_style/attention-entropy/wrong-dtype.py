import torch


def attention_entropy(weights):
    p = weights.double()
    safe = p.masked_fill(p == 0, 1.0)
    return torch.einsum("...j,...j->...", p, safe.log()).neg()
