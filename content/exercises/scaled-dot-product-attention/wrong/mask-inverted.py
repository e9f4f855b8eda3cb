import torch


def attention(q, k, v, keep):
    s = q @ k.mT / q.shape[-1] ** 0.5
    if keep is not None:
        s = torch.where(keep, -torch.inf, s)
    return s.softmax(-1).nan_to_num(0.0) @ v
