"""sdpa"""

import torch
from torch.nn import functional as F


def multi_head_attention(x, context, w_q, w_k, w_v, w_o, n_heads, keep):
    def split(rows):
        return rows.unflatten(-1, (n_heads, -1)).transpose(1, 2)

    q, k, v = split(x @ w_q), split(context @ w_k), split(context @ w_v)
    if keep is None:
        output = F.scaled_dot_product_attention(q, k, v)
    else:
        filled = keep.any(-1, keepdim=True)  # SDPA has its own mind about rows that keep no key
        output = F.scaled_dot_product_attention(q, k, v, attn_mask=keep | ~filled)
        output = torch.where(filled, output, 0.0)
    return output.transpose(1, 2).flatten(2) @ w_o
