import torch


def attention_entropy(weights):
    w = weights.double()
    logs = torch.log1p(torch.where(w > 0, w, torch.ones_like(w)) - 1)
    return (-(w * logs)).sum(-1).to(weights.dtype)
