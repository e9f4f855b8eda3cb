import torch


def attention_entropy(weights):
    tiny = torch.finfo(weights.dtype).tiny
    return -(weights * torch.log(weights.clamp(min=tiny))).sum(dim=-1)
