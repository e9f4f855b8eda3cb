import torch


def attention(q, k, v, keep):
    s = q @ k.mT
    s = s / s.shape[-1] ** 0.5
    if keep is not None:
        s = torch.where(keep, s, float("-inf"))
    return torch.nan_to_num(s.softmax(-1), nan=0.0) @ v
