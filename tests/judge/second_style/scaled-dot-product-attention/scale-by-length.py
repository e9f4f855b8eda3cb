import math

import torch


def attention(q, k, v, keep):
    n_keys = k.shape[-2]
    logits = torch.matmul(q, k.transpose(-1, -2)).mul(1.0 / math.sqrt(n_keys))
    if keep is None:
        return torch.softmax(logits, -1).matmul(v)
    probs = torch.softmax(logits.masked_fill(keep.logical_not(), -math.inf), -1)
    return torch.nan_to_num(probs).matmul(v)
