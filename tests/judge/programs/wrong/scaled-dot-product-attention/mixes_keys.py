# expect: failed keys-as-values
import torch


def attention(q, k, v, keep):
    s = q @ k.mT / q.size(-1) ** 0.5
    if keep is not None:
        s = s.masked_fill(~keep, -torch.inf)
    return torch.softmax(s, -1).nan_to_num(0.0) @ k
