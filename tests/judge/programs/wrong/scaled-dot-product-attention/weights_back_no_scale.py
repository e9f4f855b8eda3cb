# expect: failed returns-weights,missing-scale
import torch


def attention(q, k, v, keep):
    s = q @ k.mT
    if keep is not None:
        s = s.masked_fill(~keep, -torch.inf)
    return s.softmax(-1).nan_to_num(0.0)
