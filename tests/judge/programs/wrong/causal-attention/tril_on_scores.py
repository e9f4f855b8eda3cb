# expect: failed mask-multiplies-scores
import torch


def causal_attention(q, k, v):
    s = torch.tril(q @ k.mT / q.shape[-1] ** 0.5, k.shape[2] - q.shape[2])
    return torch.softmax(s, -1) @ v
