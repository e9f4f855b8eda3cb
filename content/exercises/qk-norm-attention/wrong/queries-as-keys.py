import torch


def qk_norm_attention(q, k, v, scale):
    q = k = k / k.norm(dim=-1, keepdim=True)
    return torch.softmax(q @ k.mT * scale, dim=-1) @ v
