# expect: failed uniform-weights
import torch


def causal_attention(q, k, v):
    T, S = q.shape[2], k.shape[2]
    w = torch.ones(T, S, dtype=v.dtype).tril(S - T)
    return (w / w.sum(-1, keepdim=True).clamp_min(1)) @ v
