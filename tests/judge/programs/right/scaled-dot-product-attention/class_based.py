import torch
from torch import nn


class Attention(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.scale = width**-0.5

    def forward(self, q, k, v, keep=None):
        scores = self.scale * (q @ k.transpose(-1, -2))
        if keep is not None:
            scores = scores.masked_fill(keep == 0, -torch.inf)
        weights = nn.Softmax(dim=-1)(scores)
        return weights.nan_to_num(0) @ v


def attention(q, k, v, keep):
    return Attention(q.shape[-1])(q, k, v, keep)
