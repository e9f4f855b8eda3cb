import torch


def scale(x):
    return x * x.shape[-1] ** -0.5


def attention_scores(q, k):
    out = torch.zeros(q.shape[0], q.shape[1], q.shape[2], k.shape[2], dtype=torch.float64)
    for d in range(q.shape[-1]):
        out = out + scale(q.double())[..., d].unsqueeze(-1) * k.double()[..., d].unsqueeze(-2)
    return (out / q.shape[-1] ** 0.5).to(q.dtype)
