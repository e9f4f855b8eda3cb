import torch
from torch import nn


class SoftCap(nn.Module):
    def __init__(self, cap):
        super().__init__()
        self.cap = cap
        self.tanh = nn.Tanh()

    def forward(self, logits):
        return self.tanh(logits / self.cap) * self.cap


def softcap_attention(q, k, v, cap):
    logits = torch.matmul(q, k.transpose(-1, -2)) / q.size(-1) ** 0.5
    return torch.matmul(nn.functional.softmax(SoftCap(cap)(logits), dim=-1), v)
