# expect: failed returns-scores
import torch


def attention(q, k, v, keep):
    s = q @ k.mT / q.size(-1) ** 0.5
    if keep is not None:
        s = s.masked_fill(~keep, -torch.inf)
    return s
