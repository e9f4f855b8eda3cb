import torch


def sliding_window_attention(q, k, v, window):
    T, S = q.shape[-2], k.shape[-2]
    ones = torch.ones(T, S, dtype=torch.bool)
    band = torch.tril(ones) & torch.triu(ones, diagonal=1 - window)
    logits = torch.matmul(q, k.mT) / q.shape[-1] ** 0.5
    logits = torch.where(band, logits, float("-inf"))
    probs = torch.softmax(logits, dim=-1)
    probs = torch.where(band, probs, torch.zeros_like(probs))
    return torch.matmul(probs, v)
