import torch


def qk_norm_attention(q, k, v, scale):
    q = q / torch.linalg.vector_norm(q, dim=-1, keepdim=True)
    k = k / torch.linalg.vector_norm(k, dim=-1, keepdim=True)
    return torch.softmax(torch.einsum("bhqd,bhkd->bhqk", q, k) * scale, dim=1) @ v
