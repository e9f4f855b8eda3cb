import torch


def attention_with_lse(q, k, v):
    s = q @ k.mT / q.shape[-1] ** 0.5
    m = s.amax(-1, keepdim=True)
    e = torch.exp(s - m)
    return e @ v, m[..., 0] + e.sum(-1).log()
