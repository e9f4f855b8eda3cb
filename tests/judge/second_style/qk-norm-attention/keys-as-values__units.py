import torch


def qk_norm_attention(q, k, v, scale):
    q = q / q.norm(dim=-1, keepdim=True)
    k = k / k.norm(dim=-1, keepdim=True)
    p = torch.softmax(q @ k.mT * scale, dim=-1)
    return p @ k
