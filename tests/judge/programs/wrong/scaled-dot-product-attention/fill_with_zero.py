# expect: failed mask-multiplies-scores
import torch


def attention(q, k, v, keep):
    s = (q @ k.mT).div(q.size(-1) ** 0.5)
    if keep is not None:
        s = s.masked_fill(keep == 0, 1e-9)
    return torch.softmax(s, -1) @ v
