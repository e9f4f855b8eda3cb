import torch


def alibi_attention(q, k, v, slopes):
    n, m = q.shape[2], k.shape[2]
    back = torch.arange(m - n, m)[:, None] - torch.arange(m)[None, :]
    s = q @ (k * q.shape[3] ** -0.5).transpose(-1, -2)
    s = s - slopes.view(-1, 1, 1).to(q.dtype) * back.to(q.dtype)
    blind = (back < 0).all(1, keepdim=True)
    s = s.masked_fill((back < 0) & ~blind, -torch.inf)
    e = torch.exp(s - s.amax(-1, keepdim=True)) * ~blind
    return e @ v / (e.sum(-1, keepdim=True) + blind)
