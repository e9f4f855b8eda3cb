# expect: failed mask-inverted|anti-causal
import torch


def causal_attention(q, k, v):
    mask = torch.tril(torch.ones(q.shape[2], k.shape[2], dtype=torch.bool), k.shape[2] - q.shape[2])
    s = (q @ k.mT / q.shape[-1] ** 0.5).masked_fill(mask, -torch.inf)
    return s.softmax(-1).nan_to_num(0.0) @ v
