import torch


def attention_with_lse(q, k, v):
    s = q @ k.mT / q.shape[-1] ** 0.5
    m = s.amax(dim=-1, keepdim=True)
    e = (s - m).exp()
    z = e.sum(dim=-1, keepdim=True)
    return e @ v / z, m + z.log()
