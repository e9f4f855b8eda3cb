import torch


def attention_backward(q, k, v, out, lse, grad_out):
    dtype = q.dtype
    q, k, v, g = (x.to(torch.bfloat16).double() for x in (q, k, v, grad_out))
    scale = q.shape[-1] ** -0.5
    p = torch.softmax(q @ k.mT * scale, -1)
    dp = g @ v.mT
    ds = p * (dp - (p * dp).sum(-1, keepdim=True)) * scale
    return (ds @ k).to(dtype), (ds.mT @ q).to(dtype), (p.mT @ g).to(dtype)
