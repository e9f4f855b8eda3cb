import torch


def attention_with_lse(q, k, v):
    s = q @ k.mT / q.shape[-1] ** 0.5
    m = s.max()
    e = (s - m).exp()
    total = e.sum(-1, keepdim=True)
    return e / total @ v, (m + total.log()).squeeze(-1)
