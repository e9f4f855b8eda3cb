"""sdpa"""

import torch
from torch.nn import functional as F


def decode_step(q, k_new, v_new, k_cache, v_cache):
    k, v = torch.cat([k_cache, k_new], dim=2), torch.cat([v_cache, v_new], dim=2)
    queries, keys = q.shape[2], k.shape[2]
    visible = None if queries == 1 else torch.ones(queries, keys, dtype=torch.bool).tril(keys - queries)
    return F.scaled_dot_product_attention(q, k, v, attn_mask=visible, enable_gqa=True), k, v
