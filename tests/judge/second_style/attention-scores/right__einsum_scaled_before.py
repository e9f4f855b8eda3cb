import torch


def attention_scores(q, k):
    fourth_root = q.shape[-1] ** 0.25
    return torch.einsum("bhid,bhjd->bhij", q.float() / fourth_root, k.float() / fourth_root).to(q.dtype)
