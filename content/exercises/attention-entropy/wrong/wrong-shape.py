import torch


def attention_entropy(weights):
    safe = torch.where(weights == 0, torch.ones_like(weights), weights)
    return -(weights * safe.log()).sum(dim=-1, keepdim=True)
