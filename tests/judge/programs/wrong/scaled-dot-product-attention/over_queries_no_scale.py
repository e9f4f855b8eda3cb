# expect: failed softmax-wrong-axis,missing-scale
import torch


def attention(q, k, v, keep):
    s = q @ k.mT
    if keep is not None:
        s = s.masked_fill(~keep, -torch.inf)
    return s.softmax(-2).nan_to_num(0.0) @ v
