# expect: failed scale-by-length
import torch


def attention(q, k, v, keep):
    s = q @ k.transpose(2, 3) * q.shape[2] ** -0.5
    if keep is not None:
        s = s.masked_fill(~keep, -torch.inf)
    return s.softmax(-1).nan_to_num(0.0) @ v
