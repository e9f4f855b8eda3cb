# expect: failed
import torch

def causal_attention(q, k, v):
    s = q @ k.mT / q.shape[-1] ** 0.5
    m = torch.ones(s.shape[-2:], dtype=torch.bool).tril(k.shape[2] - q.shape[2])
    w = s.masked_fill(~m, -torch.inf).softmax(-1).nan_to_num()
    return w.mean(0, keepdim=True) @ v
