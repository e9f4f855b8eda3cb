import torch


def cosine(a, b):
    a = a / a.norm(dim=-1, keepdim=True)
    b = b / b.norm(dim=-1, keepdim=True)
    return torch.einsum("bhid,bhjd->bhij", a, b)


def qk_norm_attention(q, k, v, scale):
    logits = cosine(k, k).mul(scale)
    return torch.einsum("bhij,bhjd->bhid", logits.softmax(dim=-1), v)
