import torch.nn.functional as F


def qk_norm_attention(q, k, v, scale=None):
    q, k = F.normalize(q, dim=-1), F.normalize(k, dim=-1)
    return F.softmax(q @ k.transpose(-2, -1), dim=-1) @ v
