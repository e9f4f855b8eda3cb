import torch


def sliding_window_attention(q, k, v, window):
    qpos = torch.arange(q.shape[2]).view(-1, 1) + (k.shape[2] - q.shape[2])
    kpos = torch.arange(k.shape[2]).view(1, -1)
    mask = torch.full((q.shape[2], k.shape[2]), float("-inf"), dtype=q.dtype)
    mask[(kpos <= qpos) & (kpos > qpos - window)] = 0
    return torch.softmax(q @ k.mT / q.shape[-1] ** 0.5 + mask, dim=-1) @ v
