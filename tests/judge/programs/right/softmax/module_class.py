import torch
from torch import nn

class MySoftmax(nn.Module):
    def __init__(self, dim):
        super().__init__()
        self.dim = dim

    def forward(self, x):
        x_max, _ = torch.max(x, dim=self.dim, keepdim=True)
        num = torch.exp(x - x_max)
        den = num.sum(dim=self.dim, keepdim=True)
        return num / den

def softmax(scores, dim=-1):
    layer = MySoftmax(dim)
    return layer(scores)
