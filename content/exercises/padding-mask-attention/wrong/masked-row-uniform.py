import torch


def padded_attention(q, k, v, key_lengths):
    s = q @ k.mT / q.shape[-1] ** 0.5
    index = torch.arange(s.shape[-1]).expand_as(s)
    real = index < key_lengths[:, None, None, None]
    return torch.where(real, s, torch.finfo(s.dtype).min).softmax(-1) @ v
