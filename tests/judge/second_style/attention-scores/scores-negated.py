import torch


def attention_scores(q, k):
    # similarity = minus distance, without the norms
    q64, k64 = q.double(), k.double()
    half = q64.unsqueeze(3).mul(k64.unsqueeze(2)).sum(-1)
    return (0.0 - half).div(q.shape[-1] ** 0.5).to(q.dtype)
