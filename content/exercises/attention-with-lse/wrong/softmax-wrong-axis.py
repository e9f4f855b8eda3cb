import torch


def attention_with_lse(q, k, v):
    s = q @ k.mT / q.shape[-1] ** 0.5
    return s.softmax(-2) @ v, s.logsumexp(-2)
