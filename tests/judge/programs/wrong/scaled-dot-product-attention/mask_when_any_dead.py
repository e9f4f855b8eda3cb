# expect: failed mask-ignored
import torch

def attention(q, k, v, keep):
    s = q @ k.mT / q.shape[-1] ** 0.5
    if keep is not None and bool(keep.any(-1).all()):
        s = s.masked_fill(~keep, -torch.inf)
    return s.softmax(-1) @ v
