# expect: failed softmax-wrong-axis
import torch


def attention(q, k, v, keep):
    s = q @ k.mT / q.size(-1) ** 0.5
    if keep is not None:
        s = s.masked_fill(~keep, -torch.inf)
    return torch.softmax(s, dim=2).nan_to_num(0.0) @ v
