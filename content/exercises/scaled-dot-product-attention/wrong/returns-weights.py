import torch


def attention(q, k, v, keep):
    s = q @ k.mT / q.shape[-1] ** 0.5
    if keep is not None:
        s = s.masked_fill(~keep, -torch.inf)
    return torch.nan_to_num(torch.softmax(s, dim=-1), nan=0.0)
