import torch


def attention_backward(q, k, v, out, lse, grad_out):
    scale = q.shape[-1] ** -0.5
    s = torch.einsum("bhid,bhjd->bhij", q.float(), k.float()) * scale
    p = torch.exp(s - lse.float()[..., None])
    delta = torch.einsum("bhie,bhie->bhi", out.float(), grad_out.float())
    dp = torch.einsum("bhie,bhje->bhij", grad_out.float(), v.float())
    ds = p * (dp - delta[..., None]) * scale
    dq = torch.einsum("bhij,bhjd->bhid", ds, k.float())
    dk = torch.einsum("bhij,bhid->bhjd", ds, q.float())
    dv = torch.einsum("bhij,bhie->bhje", p, grad_out.float())
    return dq.to(q.dtype), dk.to(q.dtype), dv.to(q.dtype)
