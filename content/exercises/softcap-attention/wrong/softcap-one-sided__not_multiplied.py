import torch


def softcap_attention(q, k, v, cap):
    scores = q @ k.transpose(-1, -2) / q.shape[-1] ** 0.5
    weights = torch.softmax(torch.tanh(scores / cap), dim=-1)
    return weights @ v
