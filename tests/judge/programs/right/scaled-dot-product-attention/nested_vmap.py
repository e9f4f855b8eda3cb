import torch

def attention(q, k, v, keep):
    full = torch.ones(q.shape[:-1] + k.shape[2:3], dtype=torch.bool) if keep is None else keep.expand(q.shape[:-1] + k.shape[2:3])
    def one(q, k, v, m):
        s = q @ k.T / q.shape[-1] ** 0.5
        s = torch.where(m, s, torch.finfo(s.dtype).min)
        e = torch.exp(s - s.amax(-1, keepdim=True)) * m
        return e @ v / e.sum(-1, keepdim=True).clamp_min(1e-30)
    return torch.vmap(torch.vmap(one))(q, k, v, full)
