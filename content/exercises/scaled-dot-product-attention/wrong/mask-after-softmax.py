import torch


def attention(q, k, v, keep):
    w = (q @ k.mT / q.shape[-1] ** 0.5).softmax(-1)
    return w @ v if keep is None else (w * keep) @ v
