# expect: failed causal-missing
import torch


def causal_attention(q, k, v):
    return torch.softmax(q @ k.mT / q.shape[-1] ** 0.5, -1) @ v
