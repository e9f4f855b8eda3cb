# expect: failed global-max
import torch


def attention(q, k, v, keep):
    s = q @ k.mT / q.size(-1) ** 0.5
    if keep is not None:
        s = s.masked_fill(~keep, -torch.inf)
    e = torch.exp(s - s.max())
    return (e / e.sum(-1, keepdim=True)).nan_to_num(0.0) @ v
