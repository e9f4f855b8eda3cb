import torch


def gather(pages, table, n):
    size = pages.shape[1]
    t = torch.arange(n)
    return pages[table[t // size].long(), t % size]  # (n, Hkv, D)


def paged_attention(q, k_pages, v_pages, block_table, lengths):
    n_heads, n_kv = q.shape[1], k_pages.shape[2]
    outs = []
    for b, n in enumerate(lengths.tolist()):
        keys, values = gather(k_pages, block_table[b], n), gather(v_pages, block_table[b], n)
        heads = []
        for h in range(n_heads):
            kv = h % n_kv  # heads take turns
            p = torch.softmax(keys[:, kv] @ q[b, h] / q.shape[-1] ** 0.5, dim=0)
            heads.append(p @ values[:, kv])
        outs.append(torch.stack(heads))
    return torch.stack(outs)
