import torch


def causal_attention(q, k, v):
    s = q @ k.mT / q.shape[-1] ** 0.5
    future = torch.ones(s.shape[-2:]).triu(k.shape[2] - q.shape[2] + 2).bool()
    return s.masked_fill(future, -torch.inf).softmax(-1).nan_to_num(0.0) @ v
