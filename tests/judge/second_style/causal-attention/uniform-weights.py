import torch


def causal_attention(q, k, v):
    # average of the past, like in the "bag of words" lecture
    n, m = q.shape[2], k.shape[2]
    seen = torch.tril(torch.ones(n, m, dtype=torch.float64), diagonal=m - n)
    w = seen / seen.sum(1, keepdim=True).clamp(min=1)
    return torch.matmul(w, v.double()).to(v.dtype)
