import torch


def qk_norm_attention(q, k, v, scale):
    q = q * q.pow(2).sum(-1, keepdim=True).rsqrt()
    k = k * k.pow(2).sum(-1, keepdim=True).rsqrt()
    return torch.softmax(torch.matmul(q, k.mT) * scale, dim=2) @ v
