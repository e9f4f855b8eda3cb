import torch


def attention_with_lse(q, k, v):
    s = torch.einsum("bhid,bhjd->bhij", q, k) * q.shape[-1] ** -0.5
    lse = s.logsumexp(-1)
    return torch.exp(s - lse[..., None]), lse
