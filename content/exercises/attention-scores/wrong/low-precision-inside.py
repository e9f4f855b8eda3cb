import torch


def attention_scores(q, k):
    s = q.half() @ k.half().mT
    return s.to(q.dtype) * q.shape[-1] ** -0.5
