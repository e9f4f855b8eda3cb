"""sdpa"""

import torch
from torch.nn import functional as F


def attention(q, k, v, keep):
    if keep is None:
        return F.scaled_dot_product_attention(q, k, v)
    filled = keep.any(-1, keepdim=True)  # SDPA has its own mind about rows that keep no key
    output = F.scaled_dot_product_attention(q, k, v, attn_mask=keep | ~filled)
    return torch.where(filled, output, 0.0)
