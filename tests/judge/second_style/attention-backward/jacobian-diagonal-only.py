import torch


def d_softmax(p):
    return p - p * p


def attention_backward(q, k, v, out, lse, grad_out):
    q64, k64, v64, g64 = (t.to(torch.float64) for t in (q, k, v, grad_out))
    c = q.shape[-1] ** -0.5
    p = torch.softmax(c * torch.matmul(q64, k64.mT), dim=-1)
    dS = d_softmax(p).mul(torch.matmul(g64, v64.mT)).mul(c)
    grads = torch.matmul(dS, k64), torch.matmul(dS.mT, q64), torch.matmul(p.mT, g64)
    return tuple(x.to(q.dtype) for x in grads)
