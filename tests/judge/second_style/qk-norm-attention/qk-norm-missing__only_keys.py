import torch


def qk_norm_attention(q, k, v, scale):
    units = k / torch.linalg.vector_norm(k, dim=-1, keepdim=True)
    probs = torch.softmax((q * scale).matmul(units.mT), dim=-1)
    return probs.matmul(v)
