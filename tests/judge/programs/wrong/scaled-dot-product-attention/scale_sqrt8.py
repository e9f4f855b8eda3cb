# expect: failed
import torch, math

def attention(q, k, v, keep):
    s = q @ k.mT / math.sqrt(64)
    if keep is not None:
        s = s.masked_fill(~keep, -torch.inf)
    return s.softmax(-1).nan_to_num() @ v
