import torch


def sliding_window_attention(q, k, v, window):
    lag = (torch.arange(q.shape[2]) + k.shape[2] - q.shape[2]).unsqueeze(1) - torch.arange(k.shape[2])
    hide = (lag <= 0) | (lag >= window)
    s = (q @ k.mT * q.shape[-1] ** -0.5).masked_fill(hide, -torch.inf)
    return s.softmax(-1).nan_to_num(0.0) @ v
