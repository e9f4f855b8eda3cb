import torch


def qk_norm_attention(q, k, v, scale):
    cosine = torch.cosine_similarity(q.unsqueeze(3), k.unsqueeze(2), dim=-1)
    return scale * cosine.softmax(-1) @ v
