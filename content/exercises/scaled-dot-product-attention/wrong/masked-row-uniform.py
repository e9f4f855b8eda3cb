import torch


def attention(q, k, v, keep):
    s = q @ k.mT / q.shape[-1] ** 0.5
    if keep is not None:
        s = torch.where(keep, s, torch.finfo(s.dtype).min)
    return s.softmax(-1) @ v
