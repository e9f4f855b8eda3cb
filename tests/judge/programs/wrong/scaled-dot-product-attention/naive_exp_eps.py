# expect: failed no-max-subtraction
import torch

def attention(q, k, v, keep):
    e = torch.exp(q @ k.mT / q.shape[-1] ** 0.5)
    if keep is not None:
        e = e * keep
    return (e @ v) / (e.sum(-1, keepdim=True) + 1e-9)
