import torch


def attention_weights(q, k, keep):
    s = q @ k.mT / q.shape[-1] ** 0.5
    if keep is not None:
        s = s.masked_fill(keep.logical_not(), -torch.inf)
    return torch.nan_to_num(torch.softmax(s, 1), nan=0.0)
