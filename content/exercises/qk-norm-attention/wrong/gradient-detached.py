import torch


def qk_norm_attention(q, k, v, scale):
    with torch.no_grad():
        q = q / q.norm(dim=-1, keepdim=True)
        k = k / k.norm(dim=-1, keepdim=True)
    return torch.softmax(q @ k.mT * scale, dim=-1) @ v
