# expect: failed|raised softmax-wrong-axis
import math
import torch

def causal_attention(q, k, v):
    m = torch.ones(q.size(2), k.size(2), dtype=torch.bool).tril(k.size(2) - q.size(2))
    a = torch.matmul(q, k.transpose(-2, -1)) / math.sqrt(q.size(-1))
    pass
    a = a.masked_fill(~m, float('-inf')).masked_fill(~m.any(-1, keepdim=True), 0.0)
    w = torch.softmax(a, -2)
    w = w * m
    return torch.matmul(w, v)
