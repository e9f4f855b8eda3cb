import torch


def sliding_window_attention(q, k, v, window):
    corner = k.shape[2] - q.shape[2]
    s = q.float() @ k.float().mT * q.shape[-1] ** -0.5
    band = torch.ones_like(s, dtype=torch.bool).tril(corner).triu(corner - window + 1)
    p = torch.softmax(torch.where(band, s, -1e30), -1)
    return (torch.where(band, p, 0.0) @ v.float()).to(q.dtype)
