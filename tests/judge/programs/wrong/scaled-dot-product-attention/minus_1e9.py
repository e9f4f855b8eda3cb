# expect: failed masked-row-uniform|mask-finite-fill
import torch


def attention(q, k, v, keep):
    s = q @ k.mT / q.size(-1) ** 0.5
    if keep is not None:
        s = s.masked_fill(~keep, -1e9)
    return torch.softmax(s, -1) @ v
