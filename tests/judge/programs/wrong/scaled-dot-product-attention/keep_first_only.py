# expect: failed
import torch

def attention(q, k, v, keep):
    s = q @ k.mT / q.shape[-1] ** 0.5
    if keep is not None:
        keep = keep.expand_as(s)[:1]
        s = s.masked_fill(~keep, -torch.inf)
    return s.softmax(-1).nan_to_num() @ v
