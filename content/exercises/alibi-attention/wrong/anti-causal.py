import torch


def alibi_attention(q, k, v, slopes):
    rel = torch.arange(k.shape[2]) - torch.arange(q.shape[2]).reshape(-1, 1) - k.shape[2] + q.shape[2]
    s = q @ k.mT / q.shape[-1] ** 0.5 + slopes.reshape(-1, 1, 1) * rel
    w = torch.softmax(s.masked_fill(rel < 0, -torch.inf), -1)
    return w.nan_to_num(0.0).to(q.dtype) @ v
