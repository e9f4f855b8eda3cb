import torch
from torch import nn


def linear_attention(q, k, v):
    q, k, v = q.float(), k.float(), v.float()
    q, k = nn.functional.elu(q) + 1.0, nn.functional.elu(k) + 1.0
    attn = torch.matmul(q, k.transpose(-2, -1))
    attn = attn / attn.sum(dim=-1, keepdim=True)
    return torch.matmul(attn, v)
