import torch


def softcap_attention(q, k, v, cap):
    s = q @ k.mT / q.shape[-1] ** 0.5
    with torch.no_grad():
        s = cap * torch.tanh(s / cap)
    return s.softmax(-1) @ v
