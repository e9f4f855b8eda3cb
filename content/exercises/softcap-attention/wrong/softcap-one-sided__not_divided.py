import torch


def softcap_attention(q, k, v, cap):
    scores = torch.tanh(q @ k.mT * q.shape[-1] ** -0.5) * cap
    return scores.softmax(-1) @ v
