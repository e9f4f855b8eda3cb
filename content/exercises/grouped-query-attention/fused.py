"""sdpa"""

import torch
from torch.nn import functional as F


def grouped_query_attention(q, k, v, keep):
    if keep is None:
        return F.scaled_dot_product_attention(q, k, v, enable_gqa=True)
    filled = keep.any(-1, keepdim=True)  # SDPA has its own mind about rows that keep no key
    output = F.scaled_dot_product_attention(q, k, v, attn_mask=keep | ~filled, enable_gqa=True)
    return torch.where(filled, output, 0.0)
