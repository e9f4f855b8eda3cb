import torch


def paged_attention(q, k_pages, v_pages, block_table, lengths):
    k, v = (p[block_table.long()].flatten(1, 2).transpose(1, 2) for p in (k_pages, v_pages))
    g = q.shape[1] // k.shape[1]
    k, v = k.repeat_interleave(g, 1), v.repeat_interleave(g, 1)
    s = torch.einsum("bhd,bhtd->bht", q, k) / q.shape[-1] ** 0.5
    s = s.masked_fill((torch.arange(k.shape[2]) >= lengths[:, None])[:, None], torch.finfo(s.dtype).min)
    return torch.einsum("bht,bhtd->bhd", s.softmax(-1), v)
