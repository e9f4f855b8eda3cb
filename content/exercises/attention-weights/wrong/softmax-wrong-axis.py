import torch


def attention_weights(q, k, keep):
    s = q @ k.mT / q.shape[-1] ** 0.5
    if keep is not None:
        s = s.masked_fill(~keep, -torch.inf)
    return torch.softmax(s, dim=-2).nan_to_num(nan=0.0)
