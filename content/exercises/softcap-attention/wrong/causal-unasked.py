import torch


def softcap_attention(q, k, v, cap):
    s = cap * torch.tanh(q @ k.mT / q.shape[-1] ** 0.5 / cap)
    future = torch.ones_like(s[0, 0], dtype=torch.bool).triu(1)
    return s.masked_fill(future, -torch.inf).softmax(-1) @ v
