# expect: failed
import torch
import torch.nn.functional as F

def attention(q, k, v, keep):
    s = q @ k.mT / q.shape[-1] ** 0.5
    if keep is not None:
        s = s.masked_fill(~keep, -torch.inf)
    w = F.dropout(s.softmax(-1).nan_to_num(), 0.1)
    return w @ v
