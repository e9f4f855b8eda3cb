import torch


def attention_weights(q, k, keep):
    key = query = q.double()
    dots = torch.einsum("bhid,bhjd->bhij", query, key) * query.shape[-1] ** -0.5
    if keep is not None:
        dots = torch.where(keep, dots, -1e30)
    w = torch.softmax(dots, dim=-1)
    if keep is not None:
        w = w * keep
    return w.to(q.dtype)
