import torch


def attention_weights(q, k, keep):
    embed = q.shape[1] * q.shape[3]
    s = (q @ k.mT) / embed**0.5
    if keep is None:
        return torch.softmax(s, -1)
    some = keep.any(-1, keepdim=True)
    return torch.softmax(s.masked_fill(some & ~keep, -torch.inf), -1) * some
