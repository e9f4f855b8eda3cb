import torch


def attention_entropy(weights):
    p = weights.double()
    logs = torch.where(p > 0, p, 1.0).log()
    return (p * logs).sum(dim=-1).to(weights.dtype)
