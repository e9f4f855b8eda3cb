# expect: failed mask-finite-fill,missing-scale
import torch

def attention(q, k, v, keep):
    s = q @ k.mT
    if keep is not None:
        s = s.masked_fill(~keep, -20.0)
    return s.softmax(-1) @ v
