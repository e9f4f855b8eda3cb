import torch


def attention_backward(q, k, v, out, lse, grad_out):
    qs = q.float() / q.shape[-1] ** 0.5
    p = (qs @ k.float().mT).softmax(-1)
    dp = grad_out.float() @ v.float().mT
    ds = p * (dp - (p * dp).sum(-1, keepdim=True))
    dq = ds @ k.float() / q.shape[-1] ** 0.5
    dk = ds.mT @ q.float()
    dv = p.mT @ grad_out.float()
    return dq.to(q.dtype), dk.to(k.dtype), dv.to(v.dtype)
