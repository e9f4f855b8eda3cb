import torch


def qk_norm_attention(q, k, v, scale):
    q, k = q / q.norm(dim=-1, keepdim=True), k / k.norm(dim=-1, keepdim=True)
    distance = (1 - q @ k.mT) * scale
    return torch.softmax(distance, dim=-1) @ v
