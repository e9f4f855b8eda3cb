import torch


def attention_entropy(weights):
    w = weights.float()
    return -(w * torch.log(w + 1e-3)).sum(dim=-1).to(weights.dtype)
