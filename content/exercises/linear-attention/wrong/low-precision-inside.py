import torch
import torch.nn.functional as F


def linear_attention(q, k, v):
    dtype = q.dtype
    q, k, v = q.bfloat16().float(), k.bfloat16().float(), v.bfloat16().float()
    q, k = F.elu(q) + 1, F.elu(k) + 1
    return (q @ (k.mT @ v) / (q * k.sum(2, keepdim=True)).sum(-1, keepdim=True)).to(dtype)
