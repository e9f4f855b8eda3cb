# expect: failed mask-finite-fill
import torch


def causal_attention(q, k, v):
    T, S = q.shape[2], k.shape[2]
    s = q @ k.mT / q.shape[-1] ** 0.5
    s = s.masked_fill(torch.ones(T, S).tril(S - T) == 0, -20.0)
    return s.softmax(-1) @ v
