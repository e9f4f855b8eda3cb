# expect: failed boolean-mask-added
import torch


def causal_attention(q, k, v):
    s = q @ k.mT / q.shape[-1] ** 0.5 + torch.ones(q.shape[2], k.shape[2], dtype=q.dtype).tril(k.shape[2] - q.shape[2])
    return torch.softmax(s, -1) @ v
