import torch


def attention_entropy(weights):
    p = weights.to(torch.float64)
    info = p.log().neg()
    return torch.einsum("bhqk,bhqk->bhq", p, info).to(weights.dtype)
