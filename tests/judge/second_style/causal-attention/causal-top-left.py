import torch


def causal_attention(q, k, v):
    n, m = q.shape[-2], k.shape[-2]
    i = torch.arange(n)[:, None]
    j = torch.arange(m)[None, :]
    bias = torch.where(j <= i, 0.0, float("-inf"))
    s = torch.einsum("bhid,bhjd->bhij", q.double(), k.double()) / q.shape[-1] ** 0.5 + bias
    p = torch.exp(s - s.max(dim=-1, keepdim=True).values)
    return torch.einsum("bhij,bhje->bhie", p / p.sum(-1, keepdim=True), v.double()).to(q.dtype)
