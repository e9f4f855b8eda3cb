import torch


def capped(x, cap):
    # tanh(x) = 1 - 2 / (e^2x + 1), times the cap
    return cap * (2 * torch.sigmoid(2 * x) - 1)


def softcap_attention(q, k, v, cap):
    logits = torch.matmul(q.double() / q.shape[-1] ** 0.5, k.double().mT)
    return torch.matmul(torch.softmax(capped(logits, cap), dim=-1), v.double()).to(q.dtype)
