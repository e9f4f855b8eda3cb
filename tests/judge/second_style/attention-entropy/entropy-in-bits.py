import math
import torch


def attention_entropy(weights):
    p = weights.double()
    nonzero = p > 0
    surprise = torch.zeros_like(p)
    surprise[nonzero] = -torch.log(p[nonzero]) / math.log(2.0)
    return torch.einsum("...k,...k->...", p, surprise).to(weights.dtype)
