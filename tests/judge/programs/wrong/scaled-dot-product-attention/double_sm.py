# expect: failed double-softmax
import torch

def attention(q, k, v, keep):
    s = q @ k.mT / q.shape[-1] ** 0.5
    if keep is not None:
        s = s.masked_fill(~keep, -torch.inf)
    w = s.softmax(-1).nan_to_num().softmax(-1)
    return w @ v
