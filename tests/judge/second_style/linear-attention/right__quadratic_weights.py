import torch


def phi(x):
    return torch.where(x > 0, x + 1, torch.exp(x.clamp(max=0)))


def linear_attention(q, k, v):
    a = torch.einsum("bhid,bhjd->bhij", phi(q.double()), phi(k.double()))
    return torch.matmul(a / a.sum(-1, keepdim=True), v.double()).to(v.dtype)
