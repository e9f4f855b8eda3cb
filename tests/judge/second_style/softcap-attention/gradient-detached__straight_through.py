import torch


def softcap_attention(q, k, v, cap):
    raw = q.double() @ k.double().mT / q.shape[-1] ** 0.5
    capped = cap * torch.tanh(raw / cap)
    capped = raw + (capped - raw).detach()  # the gradient as if there were no cap
    return (torch.softmax(capped, -1) @ v.double()).to(q.dtype)
