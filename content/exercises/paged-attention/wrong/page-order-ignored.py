import torch


def paged_attention(q, k_pages, v_pages, block_table, lengths):
    own = block_table.sort(dim=1).values.long()  # the store is in order of time
    G = q.shape[1] // k_pages.shape[2]
    k = k_pages[own].flatten(1, 2).repeat_interleave(G, 2)
    v = v_pages[own].flatten(1, 2).repeat_interleave(G, 2)
    s = torch.einsum("bhd,bthd->bht", q, k) / q.shape[-1] ** 0.5
    pad = torch.arange(k.shape[1]) >= lengths[:, None]
    w = s.masked_fill(pad[:, None], -torch.inf).softmax(-1).nan_to_num(0.0)
    return torch.einsum("bht,bthd->bhd", w, v)
