import math

import torch


def attention_backward(q, k, v, out, lse, grad_out):
    root = math.sqrt(q.shape[-1])
    p = torch.exp(torch.einsum("bhid,bhjd->bhij", q, k) / root - lse[..., None])
    dv = torch.einsum("bhij,bhie->bhje", p, grad_out)
    dp = torch.einsum("bhie,bhje->bhij", grad_out, v)
    ds = p * dp - (p * dp).sum(-1, keepdim=True)
    return torch.einsum("bhij,bhjd->bhid", ds, k) / root, torch.einsum("bhij,bhid->bhjd", ds, q) / root, dv
