import torch


def causal_attention(q, k, v):
    n, m = q.shape[2], k.shape[2]
    future = torch.arange(m).unsqueeze(0) - torch.arange(m - n, m).unsqueeze(1) > 0
    s = torch.matmul(q.double(), k.double().permute(0, 1, 3, 2)).mul(q.shape[3] ** -0.5)
    s = torch.where(future, torch.tensor(-10.0, dtype=s.dtype), s)
    s = s - s.amax(dim=-1, keepdim=True)
    e = s.exp()
    return (e @ v.double()).div(e.sum(-1, keepdim=True)).to(v.dtype)
