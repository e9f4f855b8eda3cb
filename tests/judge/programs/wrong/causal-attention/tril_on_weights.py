# expect: failed mask-after-softmax
import torch


def causal_attention(q, k, v):
    w = torch.softmax(q @ k.mT / q.shape[-1] ** 0.5, -1)
    return torch.tril(w, k.shape[2] - q.shape[2]) @ v
