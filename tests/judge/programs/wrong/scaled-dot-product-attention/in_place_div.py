# expect: failed|raised input-modified
import torch

def attention(q, k, v, keep):
    q /= q.shape[-1] ** 0.5
    s = q @ k.mT
    if keep is not None:
        s = s.masked_fill(~keep, -torch.inf)
    return s.softmax(-1).nan_to_num() @ v
