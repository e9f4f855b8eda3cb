import torch


def softcap_attention(q, k, v, cap):
    scale = q.shape[-1] ** -0.5
    logits = torch.einsum("bhid,bhjd->bhij", q * scale, k)
    logits = cap * torch.tanh(logits * scale / cap)
    return torch.einsum("bhij,bhjd->bhid", torch.softmax(logits, dim=-1), v)
