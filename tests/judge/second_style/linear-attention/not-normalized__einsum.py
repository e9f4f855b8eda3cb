import torch


def linear_attention(q, k, v):
    f = lambda x: torch.where(x > 0, x + 1, x.exp())
    kv = torch.einsum("bhkd,bhke->bhde", f(k), v)
    return torch.einsum("bhqd,bhde->bhqe", f(q), kv)
