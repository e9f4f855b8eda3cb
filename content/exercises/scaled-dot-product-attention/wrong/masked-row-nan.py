import torch


def attention(q, k, v, keep):
    s = q @ k.mT / q.shape[-1] ** 0.5
    if keep is not None:
        s = s + torch.zeros_like(keep, dtype=s.dtype).masked_fill(~keep, float("-inf"))
    return s.softmax(-1) @ v
