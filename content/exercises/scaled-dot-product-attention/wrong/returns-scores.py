import torch


def attention(q, k, v, keep):
    return torch.einsum("bhid,bhjd->bhij", q, k) / q.shape[-1] ** 0.5
