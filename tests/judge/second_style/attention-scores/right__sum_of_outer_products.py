import torch


def attention_scores(q, k):
    total = 0.0
    for a, b in zip(q.double().unbind(-1), k.double().unbind(-1)):
        total = total + a[..., :, None] * b[..., None, :]
    return total.mul(q.shape[-1] ** -0.5).to(q.dtype)
