# expect: failed returns-scores
import torch

def attention(q, k, v, keep):
    s = q @ k.mT / q.shape[-1] ** 0.5
    if keep is not None:
        s = s.masked_fill(~keep, 0)
    return s @ v
