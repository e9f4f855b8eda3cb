import torch


def attention(q, k, v, keep):
    s = torch.einsum("bhid,bhjd->bhij", q.double(), k.double()) / q.shape[-1] ** 0.5
    m = torch.ones_like(s) if keep is None else keep.double().expand_as(s)
    s = s * m - 1e5 * (1 - m)
    e = torch.exp(s - s.amax(-1, keepdim=True)) * m
    num = torch.einsum("bhij,bhjd->bhid", e, v.double())
    den = torch.einsum("bhij->bhi", e).unsqueeze(-1)
    return (num / (den + (den == 0))).to(q.dtype)
