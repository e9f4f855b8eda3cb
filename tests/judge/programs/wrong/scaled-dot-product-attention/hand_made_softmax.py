# expect: failed no-max-subtraction
import torch


def attention(q, k, v, keep):
    e = torch.exp(q @ k.mT / q.size(-1) ** 0.5)
    if keep is not None:
        e = e * keep
    total = e.sum(-1, keepdim=True)
    return (e / total.masked_fill(total == 0, 1.0)) @ v
