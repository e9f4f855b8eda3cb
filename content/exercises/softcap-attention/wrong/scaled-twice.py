import torch


def softcap_attention(q, k, v, cap):
    root = q.shape[-1] ** 0.5
    q, k = q / root, k / root
    s = cap * torch.tanh(q @ k.mT / cap)
    return torch.softmax(s, dim=-1) @ v
