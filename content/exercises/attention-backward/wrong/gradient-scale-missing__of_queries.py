import torch


def attention_backward(q, k, v, out, lse, grad_out):
    dtype = q.dtype
    q, k, v, g = q.double() * q.shape[-1] ** -0.5, k.double(), v.double(), grad_out.double()
    w = torch.softmax(q @ k.mT, -1)
    dw = g @ v.mT
    ds = w * dw - w * (w * dw).sum(-1, keepdim=True)
    return (ds @ k).to(dtype), (ds.mT @ q).to(dtype), (w.mT @ g).to(dtype)
