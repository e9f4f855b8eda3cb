# expect: failed mask-finite-fill
import torch


def attention(q, k, v, keep):
    s = q @ k.mT / q.size(-1) ** 0.5
    if keep is not None:
        s = s + (1.0 - keep.to(s.dtype)) * -10000.0
    return torch.softmax(s, -1) @ v
