import torch


def attention_scores(q, k):
    s = q @ k.mT / q.shape[-1] ** 0.5
    return torch.softmax(s, dim=-1)
