import torch


def causal_attention(q, k, v):
    scores = torch.einsum("bhid,bhjd->bhij", q.double(), k.double()) / q.shape[-1] ** 0.5
    # lower triangle only
    lower = torch.tril(scores, diagonal=k.shape[2] - q.shape[2])
    weights = torch.exp(lower - torch.logsumexp(lower, dim=-1, keepdim=True))
    return torch.matmul(weights, v.double()).to(q.dtype)
