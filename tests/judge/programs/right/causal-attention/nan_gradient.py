import torch

def causal_attention(q, k, v):
    s = q @ k.mT / q.shape[-1] ** 0.5
    m = torch.ones(s.shape[-2:], dtype=torch.bool).tril(k.shape[2] - q.shape[2])
    s = s.masked_fill(~m, -torch.inf)
    e = torch.exp(s - s.max(-1, keepdim=True).values)
    w = e / e.sum(-1, keepdim=True)
    return torch.where(m.any(-1, keepdim=True), w, torch.zeros_like(w)) @ v
