import torch


def paged_attention(q, k_pages, v_pages, block_table, lengths):
    k, v = (p[block_table.long()].flatten(1, 2).transpose(1, 2) for p in (k_pages, v_pages))
    g = q.shape[1] // k.shape[1]
    s = q[:, :, None] @ k.repeat_interleave(g, 1).mT / q.shape[-1] ** 0.5
    unused = torch.arange(k.shape[2]) >= lengths[:, None, None, None]
    return (s.masked_fill(unused, -torch.inf).softmax(-1) @ v.repeat_interleave(g, 1))[:, :, 0]
