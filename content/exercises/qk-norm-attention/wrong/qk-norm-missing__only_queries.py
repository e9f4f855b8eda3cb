import torch


def qk_norm_attention(q, k, v, scale):
    q = torch.nn.functional.normalize(q, dim=-1)
    weights = torch.softmax(q @ k.transpose(-2, -1) * scale, dim=-1)
    return weights @ v
