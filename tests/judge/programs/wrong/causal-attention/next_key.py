# expect: failed mask-off-by-one
import torch


def causal_attention(q, k, v):
    i = torch.arange(q.shape[2])[:, None] + k.shape[2] - q.shape[2]
    j = torch.arange(k.shape[2])
    s = torch.where(j <= i + 1, q @ k.mT / q.shape[-1] ** 0.5, -torch.inf)
    return torch.nan_to_num(s.softmax(-1)) @ v
