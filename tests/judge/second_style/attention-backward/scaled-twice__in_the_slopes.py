import torch


def attention_backward(q, k, v, out, lse, grad_out):
    scale = 1 / q.shape[-1] ** 0.5
    qs, ks = q.double() * scale, k.double() * scale
    weights = (qs @ k.double().mT).softmax(-1)
    g = grad_out.double()
    grad_v = weights.mT @ g
    inner = g @ v.double().mT
    slope = weights * (inner - (weights * inner).sum(-1, keepdim=True)) * scale
    return (slope @ ks).to(q.dtype), (slope.mT @ qs).to(k.dtype), grad_v.to(v.dtype)
