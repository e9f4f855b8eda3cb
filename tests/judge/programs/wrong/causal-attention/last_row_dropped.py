# expect: failed wrong-shape
import torch


def causal_attention(q, k, v):
    S, T = k.shape[2], q.shape[2]
    s = (q @ k.mT / q.shape[-1] ** 0.5).masked_fill(torch.ones(T, S).tril(S - T) == 0, -torch.inf)
    return (s.softmax(-1).nan_to_num(0.0) @ v).transpose(1, 2)
