"""sdpa"""

import torch
from torch.nn import functional as F


def padded_attention(q, k, v, key_lengths):
    real = torch.arange(k.shape[2]) < key_lengths.view(-1, 1, 1, 1)
    filled = real.any(-1, keepdim=True)  # SDPA has its own mind about rows that keep no key
    output = F.scaled_dot_product_attention(q, k, v, attn_mask=real | ~filled)
    return torch.where(filled, output, 0.0)
