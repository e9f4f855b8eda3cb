# expect: failed
import torch
import torch.nn.functional as F

def attention(q, k, v, keep):
    s = F.normalize(q, dim=-1) @ F.normalize(k, dim=-1).mT
    if keep is not None:
        s = s.masked_fill(~keep, -torch.inf)
    return s.softmax(-1).nan_to_num() @ v
