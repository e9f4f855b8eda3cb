import torch


def attention(q, k, v):
    s = torch.einsum("bhid,bhjd->bhij", q, k) / q.shape[-1] ** 0.5
    return torch.einsum("bhij,bhje->bhie", s.softmax(-1), v)


def attention_backward(q, k, v, out, lse, grad_out):
    _, pull = torch.func.vjp(attention, q.double(), k.double(), v.double())
    return tuple(g.to(q.dtype) for g in pull(grad_out.double()))
