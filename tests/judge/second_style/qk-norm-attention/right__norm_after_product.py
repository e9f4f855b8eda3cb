import torch


def qk_norm_attention(q, k, v, scale):
    q, k, w = q.double(), k.double(), v.double()
    dots = q @ k.mT
    cos = dots / (q.norm(dim=-1)[..., :, None] * k.norm(dim=-1)[..., None, :])
    return (torch.softmax(cos * scale, -1) @ w).to(v.dtype)
