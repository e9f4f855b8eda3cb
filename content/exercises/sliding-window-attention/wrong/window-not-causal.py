import torch


def sliding_window_attention(q, k, v, window):
    pos_q = torch.arange(k.shape[2] - q.shape[2], k.shape[2])
    pos_k = torch.arange(k.shape[2])
    far = torch.abs(pos_q[:, None] - pos_k[None, :]) >= window
    s = (q @ k.mT / q.shape[-1] ** 0.5).masked_fill(far, -torch.inf)
    return torch.softmax(s, dim=-1).masked_fill(far, 0.0) @ v
