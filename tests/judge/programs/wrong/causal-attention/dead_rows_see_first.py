# expect: failed
import torch

def causal_attention(q, k, v):
    s = q @ k.mT / q.shape[-1] ** 0.5
    i = torch.arange(q.shape[2])[:, None] + k.shape[2] - q.shape[2]
    j = torch.arange(k.shape[2])[None]
    m = j > i.clamp(min=0)
    return s.masked_fill(m, -torch.inf).softmax(-1) @ v
