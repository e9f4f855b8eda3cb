# expect: failed scale-by-model-dim
import torch


def attention(q, k, v, keep):
    b, h, t, d = q.shape
    s = q @ k.transpose(2, 3) / (d * h) ** 0.5
    if keep is not None:
        s = s.masked_fill(~keep, -torch.inf)
    return s.softmax(-1).nan_to_num(0.0) @ v
