# expect: failed
import torch

def causal_attention(q, k, v):
    s = q @ k.mT / q.shape[-1] ** 0.5
    m = torch.ones(q.shape[2], k.shape[2]).tril(q.shape[2] - k.shape[2]) == 0
    return s.masked_fill(m, -torch.inf).softmax(-1).nan_to_num() @ v
