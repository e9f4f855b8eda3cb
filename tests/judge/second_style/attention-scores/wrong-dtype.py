import torch


def attention_scores(q, k):
    q, k = q.to(torch.float64), k.to(torch.float64)
    return torch.einsum("bhid,bhjd->bhij", q, k) * q.shape[-1] ** -0.5
