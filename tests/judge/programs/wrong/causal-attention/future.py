# expect: failed anti-causal
import torch


def causal_attention(q, k, v):
    seen = torch.ones(q.shape[2], k.shape[2]).triu(k.shape[2] - q.shape[2]).bool()
    s = (q @ k.mT / q.shape[-1] ** 0.5).masked_fill(~seen, -torch.inf)
    return s.softmax(-1).nan_to_num(0.0) @ v
