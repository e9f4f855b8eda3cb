# expect: failed causal-top-left,wrong-dtype
import torch


def causal_attention(q, k, v):
    q, k, v = q.float(), k.float(), v.float()
    hide = torch.ones(q.shape[2], k.shape[2], dtype=torch.bool).triu(1)
    return (q @ k.mT / q.shape[-1] ** 0.5).masked_fill(hide, -torch.inf).softmax(-1) @ v
