import torch


def sliding_window_attention(q, k, v, window):
    T, S = q.shape[2], k.shape[2]
    lag = torch.arange(T).view(T, 1) + (S - T) - torch.arange(S).view(1, S)
    band = ((lag >= 0) * (lag < window)).double()
    logits = torch.matmul(q.double(), k.double().transpose(2, 3)) / q.shape[3] ** 0.5
    probs = torch.softmax(band * logits, dim=-1)
    return torch.matmul(probs, v.double()).to(q.dtype)
