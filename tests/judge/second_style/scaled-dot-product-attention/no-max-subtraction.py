import torch


def attention(q, k, v, keep):
    logits = torch.einsum("bhid,bhjd->bhij", q, k).mul(q.shape[-1] ** -0.5)
    bias = 0.0 if keep is None else torch.log(keep.to(q.dtype))
    ex = torch.exp(logits + bias)
    num = torch.einsum("bhij,bhjd->bhid", ex, v)
    den = ex.sum(-1, keepdim=True)
    return num / den.masked_fill(den == 0, 1.0)
