import torch


def attention_backward(q, k, v, out, lse, grad_out):
    c = q.shape[-1] ** -0.5
    w = torch.softmax((q * c) @ k.transpose(-1, -2), -1)
    dv = w.transpose(-1, -2) @ grad_out
    dw = grad_out @ v.transpose(-1, -2)
    ds = w * (dw - (w * dw).sum(-1, keepdim=True))
    return ds @ k * c, ds.transpose(-1, -2) @ (q * c), dv
