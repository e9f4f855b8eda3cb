# expect: failed input-modified
import torch


def attention(q, k, v, keep):
    s = q @ k.mT / q.size(-1) ** 0.5
    if keep is not None:
        s = s.masked_fill(keep.logical_not_(), -torch.inf)
    return s.softmax(-1).nan_to_num(0.0) @ v
