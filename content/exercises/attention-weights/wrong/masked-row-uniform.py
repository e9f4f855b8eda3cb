import torch


def attention_weights(q, k, keep):
    s = q @ k.mT / q.shape[-1] ** 0.5
    if keep is not None:
        s.masked_fill_(~keep, torch.finfo(s.dtype).min)
    return s.softmax(dim=-1)
