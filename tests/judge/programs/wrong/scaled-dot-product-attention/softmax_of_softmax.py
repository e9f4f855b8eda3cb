# expect: failed double-softmax
import torch


def attention(q, k, v, keep):
    s = q @ k.mT / q.size(-1) ** 0.5
    if keep is not None:
        s = s.masked_fill(~keep, -torch.inf)
    w = torch.softmax(torch.softmax(s, -1), -1)
    return w.nan_to_num(0.0) @ v
