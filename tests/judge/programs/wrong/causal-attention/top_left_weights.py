# expect: failed causal-top-left,returns-weights
import torch


def causal_attention(q, k, v):
    hide = torch.ones(q.shape[2], k.shape[2], dtype=torch.bool).triu(1)
    return (q @ k.mT / q.shape[-1] ** 0.5).masked_fill(hide, -torch.inf).softmax(-1)
