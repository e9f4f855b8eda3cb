import torch


def causal_attention(q, k, v):
    s = q @ k.mT / q.shape[-1] ** 0.5
    mask = torch.ones(s.shape[-2:], dtype=torch.bool).tril(k.shape[2] - q.shape[2])
    return s.masked_fill(mask, -torch.inf).softmax(-1).nan_to_num(0.0) @ v
