import torch


def attention_weights(q, k, keep):
    s = (q @ k.mT) / q.shape[-1] ** 0.5
    if keep is not None:
        s = s + (1.0 - keep.to(s.dtype)) * -10.0
    return torch.softmax(s, dim=-1)
