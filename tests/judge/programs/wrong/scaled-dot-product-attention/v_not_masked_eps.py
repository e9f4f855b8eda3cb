# expect: failed
import torch

def attention(q, k, v, keep):
    s = q @ k.mT / (q.shape[-1] ** 0.5 + 1e-2)
    if keep is not None:
        s = s.masked_fill(~keep, -torch.inf)
    return s.softmax(-1).nan_to_num() @ v
