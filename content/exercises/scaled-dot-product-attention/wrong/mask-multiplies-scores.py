import torch


def attention(q, k, v, keep):
    s = q @ k.mT / q.shape[-1] ** 0.5
    if keep is not None:
        s = s * keep.to(s.dtype)
    return s.softmax(-1) @ v
