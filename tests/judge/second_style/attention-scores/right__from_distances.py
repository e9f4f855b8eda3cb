import torch


def attention_scores(q, k):
    # |q - k|^2 = |q|^2 + |k|^2 - 2 q.k
    q64, k64 = q.double(), k.double()
    gap = (q64.unsqueeze(3) - k64.unsqueeze(2)).square().sum(-1)
    dots = (q64.square().sum(-1)[..., None] + k64.square().sum(-1)[:, :, None] - gap) / 2
    return (dots * q.shape[3] ** -0.5).to(q.dtype)
