import torch


def qk_norm_attention(q, k, v, scale):
    unit_k = k / k.norm(dim=-1, keepdim=True)
    s = (q / q.norm(dim=-1, keepdim=True)) @ unit_k.mT * scale
    return torch.softmax(s, dim=-1) @ k
