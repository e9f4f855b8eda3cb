import torch


def sliding_window_attention(q, k, v, window):
    qpos = torch.arange(q.shape[2]).view(-1, 1) + (k.shape[2] - q.shape[2])
    kpos = torch.arange(k.shape[2])
    outside = torch.logical_or(kpos > qpos, kpos <= qpos - window)
    scores = (q @ k.mT / q.shape[-1] ** 0.5).masked_fill(outside, -1e20)
    return scores.softmax(-1) @ v
