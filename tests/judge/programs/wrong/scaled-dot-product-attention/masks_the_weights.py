# expect: failed mask-after-softmax
import torch


def attention(q, k, v, keep):
    w = torch.softmax(q @ k.mT / q.size(-1) ** 0.5, -1)
    if keep is not None:
        w = w.masked_fill(~keep, 0.0)
    return w @ v
