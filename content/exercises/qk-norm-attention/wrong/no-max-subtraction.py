import torch


def qk_norm_attention(q, k, v, scale):
    q, k = (x / x.square().sum(-1, keepdim=True).sqrt() for x in (q, k))
    e = torch.exp(scale * q @ k.mT)  # a cosine is at most 1
    return e @ v / e.sum(-1, keepdim=True)
