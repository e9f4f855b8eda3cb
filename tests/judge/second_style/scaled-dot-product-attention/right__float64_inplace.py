import torch


def attention(q, k, v, keep):
    s = torch.matmul(q.double(), k.double().mT)
    s.mul_(q.shape[-1] ** -0.5)
    if keep is not None:
        s.masked_fill_(~keep, -1e300)
        w = s.softmax(-1) * keep
    else:
        w = s.softmax(-1)
    return (w @ v.double()).to(q.dtype)
