import torch


def scores(q, k):
    return torch.einsum("bhid,bhjd->bhij", q, k) / q.shape[-1] ** 0.5


def attention(q, k, v, keep):
    scale = q.shape[-1] ** -0.5
    logits = scores(q * scale, k)
    if keep is not None:
        logits = logits.masked_fill(torch.logical_not(keep), -torch.inf)
        return torch.einsum("bhij,bhjd->bhid", torch.nan_to_num(logits.softmax(-1)), v)
    return torch.einsum("bhij,bhjd->bhid", logits.softmax(-1), v)
