import torch


def attention_weights(q, k, keep):
    s = q @ k.mT / q.shape[-1] ** 0.5
    if keep is not None:
        s = torch.where(keep, s, float("-inf"))
    return torch.softmax(s, dim=-1)
