import torch


def softcap_attention(q, k, v, cap):
    s = q @ k.mT / q.shape[-1] ** 0.5
    e = torch.exp(cap * torch.tanh(s / cap))  # bounded by the cap
    return e @ v / e.sum(-1, keepdim=True)
