# expect: failed missing-scale
import torch


def causal_attention(q, k, v):
    T, S = q.shape[2], k.shape[2]
    s = (q @ k.mT).masked_fill(torch.ones(T, S).tril(S - T) == 0, -torch.inf)
    return s.softmax(-1).nan_to_num(0.0) @ v
