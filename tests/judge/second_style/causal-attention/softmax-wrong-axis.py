import torch


def causal_attention(q, k, v):
    n, m = q.shape[2], k.shape[2]
    seen = torch.tril(torch.ones(n, m, dtype=torch.float64), diagonal=m - n)
    s = torch.einsum("bhid,bhjd->bhij", q.double(), k.double()) * q.shape[3] ** -0.5
    s = s + (1 - seen) * -1e100
    e = torch.exp(s - s.amax(-2, keepdim=True)) * seen
    w = e / e.sum(-2, keepdim=True).clamp(min=1e-300)
    return torch.einsum("bhij,bhje->bhie", w, v.double()).to(v.dtype)
