"""sdpa"""

import torch
from torch.nn import functional as F


def causal_attention(q, k, v):
    queries, keys = q.shape[-2], k.shape[-2]
    if queries == keys:
        return F.scaled_dot_product_attention(q, k, v, is_causal=True)
    visible = torch.ones(queries, keys, dtype=torch.bool).tril(keys - queries)  # SDPA's own flag aligns top-left
    filled = visible.any(-1, keepdim=True)
    output = F.scaled_dot_product_attention(q, k, v, attn_mask=visible | ~filled)
    return torch.where(filled, output, 0.0)
