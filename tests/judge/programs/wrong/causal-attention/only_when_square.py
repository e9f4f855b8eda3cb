# expect: failed
import torch


def causal_attention(q, k, v):
    S, T = k.shape[2], q.shape[2]
    s = q @ k.mT / q.shape[-1] ** 0.5
    if S == T:
        s = s.masked_fill(torch.ones(T, S).triu(1).bool(), -torch.inf)
    else:
        s = s.masked_fill(torch.ones(T, S).triu(2).bool(), -torch.inf)
    return s.softmax(-1).nan_to_num(0.0) @ v
