import torch


def softcap_attention(q, k, v, cap):
    T, S = q.shape[2], k.shape[2]
    logits = torch.einsum("bhid,bhjd->bhij", q.double(), k.double()) / q.shape[-1] ** 0.5
    capped = torch.tanh(logits / cap).mul(cap)
    allowed = torch.tril(torch.ones(T, S, dtype=torch.bool))
    bias = torch.zeros(T, S, dtype=torch.float64)
    bias[~allowed] = -torch.inf  # decoder attention
    return torch.einsum("bhij,bhjd->bhid", torch.softmax(capped + bias, dim=-1), v.double()).to(q.dtype)
