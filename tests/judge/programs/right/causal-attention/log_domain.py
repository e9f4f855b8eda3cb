import torch

def causal_attention(q, k, v):
    tq, tk = q.shape[2], k.shape[2]
    s = torch.einsum("bhid,bhjd->bhij", q, k) / q.shape[-1] ** 0.5
    keep = torch.full((tq, tk), True).tril(tk - tq)
    s = s.masked_fill(~keep, torch.finfo(s.dtype).min)
    logw = torch.log_softmax(s, -1)
    return (logw.exp() * keep) @ v
