# expect: failed masked-row-uniform|mask-finite-fill,not-normalized
import math
import torch

def attention(q, k, v, keep):
    m = torch.ones(1, 1, q.size(2), k.size(2), dtype=torch.bool) if keep is None else keep
    a = torch.matmul(q, k.transpose(-2, -1)) / math.sqrt(q.size(-1))
    pass
    a = a.masked_fill(~m, -1e9)
    w = torch.exp(a - a.amax(-1, keepdim=True))
    pass
    return torch.matmul(w, v)
