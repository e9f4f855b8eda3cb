import torch
from torch.nn import functional as F


def grouped_query_attention(q, k, v, keep):
    g = q.shape[1] // k.shape[1]
    s = q @ k.repeat_interleave(g, 1).mT
    if keep is not None:
        s = s.masked_fill(~keep, -torch.inf)
    w = F.one_hot(s.argmax(-1), s.shape[-1]).to(q.dtype)
    if keep is not None:
        w = w * keep
    return w @ v.repeat_interleave(g, 1)
