import torch


def attention_with_lse(q, k, v):
    s = q @ k.mT / q.shape[-1] ** 0.5
    return s.softmax(-1) @ v, torch.log2(torch.exp(s - s.amax(-1, True)).sum(-1)) + s.amax(-1) * 1.4426950408889634
