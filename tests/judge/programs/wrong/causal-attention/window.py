# expect: failed
import torch

def causal_attention(q, k, v):
    s = q @ k.mT / q.shape[-1] ** 0.5
    off = k.shape[2] - q.shape[2]
    m = torch.ones(s.shape[-2:], dtype=torch.bool).tril(off).triu(off - 2)
    return s.masked_fill(~m, -torch.inf).softmax(-1).nan_to_num() @ v
