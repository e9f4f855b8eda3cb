import torch


def attention_backward(q, k, v, out, lse, grad_out):
    scale = 1 / q.shape[-1] ** 0.5
    p = torch.softmax(q @ k.mT * scale, dim=-1)
    dv = p.mT @ grad_out
    dp = grad_out @ v.mT
    ds = p * dp * scale
    return ds @ k, ds.mT @ q, dv
