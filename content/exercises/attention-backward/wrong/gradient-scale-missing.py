import torch


def attention_backward(q, k, v, out, lse, grad_out):
    p = torch.exp(q @ k.mT / q.shape[-1] ** 0.5 - lse.unsqueeze(-1))
    delta = (out * grad_out).sum(-1, keepdim=True)
    ds = p * (grad_out @ v.mT - delta)
    return ds @ k, ds.mT @ q, p.mT @ grad_out
