# expect: failed mask-finite-fill|masked-row-uniform
import torch

def attention(q, k, v, keep):
    s = q @ k.mT / q.shape[-1] ** 0.5
    if keep is not None:
        s = s + (~keep) * -10000.0
    return s.softmax(-1).to(v.dtype) @ v
