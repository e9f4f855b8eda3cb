import torch


def softcap_attention(q, k, v, cap):
    s = k @ q.mT / q.shape[-1] ** 0.5
    w = torch.softmax(cap * torch.tanh(s / cap), dim=-1)
    return w.mT @ v
