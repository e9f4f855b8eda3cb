import torch.nn.functional as F


def linear_attention(q, k, v):
    q, k = F.elu(q.float()), F.elu(k.float())
    weights = q @ k.transpose(-1, -2)
    return (weights / weights.sum(-1, keepdim=True) @ v.float()).to(v.dtype)
