import torch


def attention_entropy(weights):
    half = weights.half()
    logs = torch.where(half > 0, half, torch.ones_like(half)).log()
    return -(weights.float() * logs.float()).sum(-1).to(weights.dtype)
