import torch


def causal_attention(q, k, v):
    s = q @ k.mT / q.shape[-1] ** 0.5
    hide = torch.ones(s.shape[-2:], dtype=torch.bool).triu(k.shape[2] - q.shape[2] + 1)
    return torch.nan_to_num(s.masked_fill(hide, -torch.inf).softmax(-1))
