import torch


def paged_attention(q, k_pages, v_pages, block_table, lengths):
    size = k_pages.shape[1]
    g = q.shape[1] // k_pages.shape[2]
    out = torch.zeros(q.shape[0], q.shape[1], v_pages.shape[-1], dtype=q.dtype)
    for b, n in enumerate(lengths.tolist()):
        used = (n + size - 1) // size  # pages that are needed
        if used == 0:
            continue
        idx = block_table[b, :used].long()
        k = k_pages[idx].flatten(0, 1).repeat_interleave(g, 1)
        v = v_pages[idx].flatten(0, 1).repeat_interleave(g, 1)
        w = torch.softmax(torch.einsum("hd,thd->ht", q[b], k) * q.shape[-1] ** -0.5, -1)
        out[b] = torch.einsum("ht,thd->hd", w, v)
    return out
