import torch


def attention_backward(q, k, v, out, lse, grad_out):
    scale = q.shape[-1] ** -0.5
    s = torch.einsum("bhid,bhjd->bhij", q.double(), k.double()) * scale
    # weights and their gradient are small, bfloat16 is enough for them
    p = torch.softmax(s, dim=-1).bfloat16().double()
    dp = torch.einsum("bhie,bhje->bhij", grad_out.double(), v.double()).bfloat16().double()
    ds = p * (dp - (p * dp).sum(-1, keepdim=True)) * scale
    dq = torch.einsum("bhij,bhjd->bhid", ds, k.double())
    dk = torch.einsum("bhij,bhid->bhjd", ds, q.double())
    dv = torch.einsum("bhij,bhie->bhje", p, grad_out.double())
    return dq.to(q.dtype), dk.to(q.dtype), dv.to(q.dtype)
