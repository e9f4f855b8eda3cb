import math

import torch


def padded_attention(q, k, v, key_lengths):
    bias = torch.zeros(q.shape[0], 1, 1, k.shape[2], dtype=q.dtype)
    for b, n in enumerate(key_lengths):
        bias[b, ..., n:] = -math.inf
    logits = torch.add(torch.einsum("bhid,bhjd->bhij", q, k) / math.sqrt(q.shape[-1]), bias)
    p = torch.softmax(logits, -1)
    out = torch.einsum("bhij,bhjd->bhid", p, v)
    # nothing to attend to: zeros
    return torch.where((key_lengths == 0).view(-1, 1, 1, 1), torch.zeros_like(out), out)
