import torch


def unit(t):
    return t.double() / torch.linalg.vector_norm(t.double(), dim=-1, keepdim=True)


def qk_norm_attention(q, k, v, scale):
    logits = torch.einsum("bhid,bhjd->bhij", unit(q), unit(k)) * scale
    tq, tk = logits.shape[-2:]
    i = torch.arange(tq).unsqueeze(1) + max(tk - tq, 0)
    bias = torch.where(torch.arange(tk) > i, -torch.inf, 0.0)  # do not look ahead
    return torch.einsum("bhij,bhjd->bhid", torch.softmax(logits + bias, dim=-1), v.double()).to(q.dtype)
