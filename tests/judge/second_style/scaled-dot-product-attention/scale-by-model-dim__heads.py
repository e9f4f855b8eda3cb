import math
import torch


def attention(q, k, v, keep):
    b, h, t, d = q.shape
    s = torch.einsum("bhqd,bhkd->bhqk", q, k) / math.sqrt(h * d)
    if keep is not None:
        s = s.masked_fill(keep.logical_not(), -torch.inf)
    w = s.softmax(-1)
    if keep is not None:
        w = w.masked_fill(~keep.any(-1, keepdim=True), 0.0)
    return torch.einsum("bhqk,bhkd->bhqd", w, v)
