import torch


def causal_attention(q, k, v):
    q, k, v, dtype = q.to(torch.bfloat16), k.to(torch.bfloat16), v.to(torch.bfloat16), q.dtype
    s = torch.einsum("bhid,bhjd->bhij", q.double(), k.double()) * q.shape[-1] ** -0.5
    see = torch.ones(s.shape[2:], dtype=torch.bool).tril(s.shape[3] - s.shape[2])
    some = see.any(-1, keepdim=True)
    w = torch.where(see | ~some, s, -torch.inf).softmax(-1) * some
    return torch.einsum("bhij,bhje->bhie", w, v.double()).to(dtype)
