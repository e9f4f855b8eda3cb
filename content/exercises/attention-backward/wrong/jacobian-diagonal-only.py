import torch


def attention_backward(q, k, v, out, lse, grad_out):
    root = q.shape[-1] ** 0.5
    a = torch.exp(torch.einsum("bhid,bhjd->bhij", q, k) / root - lse[..., None])
    da = torch.einsum("bhie,bhje->bhij", grad_out, v)
    ds = a * (1.0 - a) * da  # derivative of softmax
    dq = torch.einsum("bhij,bhjd->bhid", ds, k) / root
    dk = torch.einsum("bhij,bhid->bhjd", ds, q) / root
    return dq, dk, torch.einsum("bhij,bhie->bhje", a, grad_out)
