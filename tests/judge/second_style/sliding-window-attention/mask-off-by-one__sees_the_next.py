import torch


def sliding_window_attention(q, k, v, window):
    T, S = q.shape[2], k.shape[2]
    future = torch.triu(torch.ones(T, S), diagonal=S - T + 2) > 0
    past = torch.tril(torch.ones(T, S), diagonal=S - T - window) > 0
    hidden = future | past
    s = torch.matmul(q, k.mT).mul(q.shape[-1] ** -0.5).masked_fill(hidden, -torch.inf)
    return torch.matmul(s.softmax(-1).masked_fill(hidden, 0.0), v)
