import torch


def qk_norm_attention(q, k, v, scale):
    scores = torch.einsum("bhqd,bhkd->bhqk", q, k) * scale
    return torch.softmax(scores.float(), -1).to(q.dtype) @ v
