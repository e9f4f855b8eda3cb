import torch


def attention_entropy(weights):
    w = weights.to(torch.bfloat16).float()
    return torch.special.entr(w).sum(dim=-1).to(weights.dtype)
