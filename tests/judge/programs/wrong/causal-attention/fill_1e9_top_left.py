# expect: failed causal-top-left
import torch

def causal_attention(q, k, v):
    s = q @ k.mT / q.shape[-1] ** 0.5
    m = torch.ones(s.shape[-2:], dtype=torch.bool).tril()
    return s.masked_fill(~m, -1e9).softmax(-1) @ v
