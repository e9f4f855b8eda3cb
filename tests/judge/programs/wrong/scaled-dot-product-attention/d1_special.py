# expect: failed scale-by-length
import torch

def attention(q, k, v, keep):
    d = q.squeeze().shape[-1]
    s = q @ k.mT / d ** 0.5
    if keep is not None:
        s = s.masked_fill(~keep, -torch.inf)
    return s.softmax(-1).nan_to_num() @ v
