import torch


def linear_attention(q, k, v):
    f = torch.nn.ELU()
    qf, kf = f(q.detach().float()) + 1, f(k.detach().float()) + 1
    a = qf @ kf.mT
    return (a / a.sum(-1, keepdim=True) @ v.float()).to(q.dtype)
