import torch


def attention(q, k, v, keep=None):
    weights = torch.softmax(torch.einsum("bhid,bhjd->bhij", q, k) / q.shape[-1] ** 0.5, dim=-1)
    return torch.einsum("bhij,bhjd->bhid", weights, v)
