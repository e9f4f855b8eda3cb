import torch


def paged_attention(q, k_pages, v_pages, block_table, lengths):
    B, H, D = q.shape
    k = k_pages[block_table.long()].flatten(1, 2).double()
    v = v_pages[block_table.long()].flatten(1, 2).double()
    x = q.double().reshape(B, k.shape[2], -1, D)
    s = torch.einsum("bgrd,btgd->bgrt", x, k) / D**0.5
    live = torch.arange(k.shape[1]) < lengths[:, None]
    s = s.masked_fill(~live[:, None, None], -1e300)
    p = torch.softmax(s, -1) * live[:, None, None]
    return torch.einsum("bgrt,btgd->bgrd", p, v).reshape(B, H, -1).to(q.dtype)
