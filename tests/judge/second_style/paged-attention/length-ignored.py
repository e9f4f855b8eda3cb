import torch


def paged_attention(q, k_pages, v_pages, block_table, lengths):
    group = q.shape[1] // k_pages.shape[2]
    rows = []
    for b in range(q.shape[0]):
        pages = [int(p) for p in block_table[b]]
        keys = torch.cat([k_pages[p] for p in pages], dim=0).repeat_interleave(group, dim=1)
        values = torch.cat([v_pages[p] for p in pages], dim=0).repeat_interleave(group, dim=1)
        logits = torch.einsum("hd,thd->ht", q[b].double(), keys.double()) / q.shape[-1] ** 0.5
        rows.append(torch.einsum("ht,thd->hd", torch.softmax(logits, dim=-1), values.double()).to(q.dtype))
    return torch.stack(rows)
