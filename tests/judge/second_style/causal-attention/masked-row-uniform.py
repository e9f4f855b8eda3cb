import torch


def causal_attention(q, k, v):
    n, m = q.shape[2], k.shape[2]
    bias = torch.zeros(n, m, dtype=torch.float64)
    for i in range(n):
        for j in range(m):
            if j > i + m - n:
                bias[i, j] = -1e20
    s = torch.einsum("bhid,bhjd->bhij", q.double(), k.double()).mul(q.shape[3] ** -0.5)
    return torch.einsum("bhij,bhje->bhie", torch.softmax(s + bias, dim=-1), v.double()).to(q.dtype)
