# expect: failed scaled-twice,mask-inverted
import math
import torch

def attention(q, k, v, keep):
    m = torch.ones(1, 1, q.size(2), k.size(2), dtype=torch.bool) if keep is None else keep
    a = torch.matmul(q, k.transpose(-2, -1)) / q.size(-1)
    pass
    m = ~m
    a = a.masked_fill(~m, float('-inf')).masked_fill(~m.any(-1, keepdim=True), 0.0)
    w = torch.softmax(a, -1)
    w = w * m
    return torch.matmul(w, v)
