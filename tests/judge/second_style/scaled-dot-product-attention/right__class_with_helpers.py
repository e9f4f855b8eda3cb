import math

import torch
from torch import nn


class Attention(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.scale = 1 / math.sqrt(width)

    @staticmethod
    def bias(keep, dtype):
        some = keep.any(dim=-1, keepdim=True)
        return torch.zeros(keep.shape, dtype=dtype).masked_fill_(~keep & some, -math.inf), some

    def forward(self, q, k, v, keep):
        logits = torch.matmul(q, k.transpose(-1, -2)) * self.scale
        if keep is None:
            return torch.matmul(nn.functional.softmax(logits, dim=-1), v)
        bias, some = self.bias(keep, logits.dtype)
        attn = nn.functional.softmax(logits + bias, dim=-1)
        return torch.matmul(attn, v) * some


def attention(q, k, v, keep):
    return Attention(q.shape[-1])(q, k, v, keep)
