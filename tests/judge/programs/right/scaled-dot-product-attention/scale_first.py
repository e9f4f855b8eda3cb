import math

import torch


def attention(q, k, v, keep):
    q = q / math.sqrt(math.sqrt(q.shape[-1]))
    k = k / math.sqrt(math.sqrt(k.shape[-1]))
    s = q @ k.transpose(-2, -1)
    if keep is not None:
        s = s.masked_fill(keep.logical_not(), float("-inf"))
    w = torch.softmax(s, dim=-1)
    if keep is not None:
        w = w.masked_fill(torch.isnan(w), 0)
    return w @ v
