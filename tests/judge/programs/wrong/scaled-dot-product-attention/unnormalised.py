# expect: failed not-normalized
import torch


def attention(q, k, v, keep):
    s = q @ k.mT / q.size(-1) ** 0.5
    if keep is not None:
        s = s.masked_fill(~keep, -torch.inf)
    top = s.amax(-1, keepdim=True)
    return torch.exp(s - top.masked_fill(top == -torch.inf, 0.0)) @ v
