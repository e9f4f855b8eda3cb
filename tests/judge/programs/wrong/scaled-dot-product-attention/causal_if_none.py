# expect: failed causal-unasked
import torch

def attention(q, k, v, keep):
    s = q @ k.mT / q.shape[-1] ** 0.5
    if keep is None:
        keep = torch.ones(s.shape[-2:], dtype=torch.bool).tril()
    s = s.masked_fill(~keep, -torch.inf)
    return s.softmax(-1).nan_to_num() @ v
