import torch


def softcap_attention(q, k, v, cap):
    w = torch.softmax(cap * torch.tanh(q @ k.mT / cap), dim=-1)
    return w @ v / q.shape[-1] ** 0.5
