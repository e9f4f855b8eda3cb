# expect: failed mask-finite-fill
import torch

def attention(q, k, v, keep):
    s = q @ k.mT / q.shape[-1] ** 0.5
    if keep is not None:
        s = s + torch.where(keep, 0.0, -5.0).to(s.dtype)
    return s.softmax(-1) @ v
