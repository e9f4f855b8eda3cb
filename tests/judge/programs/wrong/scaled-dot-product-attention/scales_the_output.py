# expect: failed scale-after-softmax
import torch


def attention(q, k, v, keep):
    s = q @ k.transpose(2, 3)
    if keep is not None:
        s = s.masked_fill(~keep, -torch.inf)
    w = s.softmax(-1).nan_to_num(0.0) / q.shape[-1] ** 0.5
    return w @ v
