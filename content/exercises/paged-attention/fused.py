"""sdpa on gathered pages"""

import torch
from torch.nn import functional as F


def paged_attention(q, k_pages, v_pages, block_table, lengths):
    pages = block_table.long()
    k, v = (store[pages].flatten(1, 2).transpose(1, 2) for store in (k_pages, v_pages))
    used = (torch.arange(k.shape[2]) < lengths.unsqueeze(-1))[:, None, None]
    filled = used.any(-1, keepdim=True)  # SDPA has its own mind about rows that keep no key
    output = F.scaled_dot_product_attention(q.unsqueeze(2), k, v, attn_mask=used | ~filled, enable_gqa=True)
    return torch.where(filled, output, 0.0).squeeze(2)
