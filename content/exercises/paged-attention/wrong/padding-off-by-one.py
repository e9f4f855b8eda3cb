import torch


def paged_attention(q, k_pages, v_pages, block_table, lengths):
    rows = []
    for query, table, n in zip(q, block_table.tolist(), lengths.tolist()):
        k = torch.cat([k_pages[p] for p in table])[: n + 1]
        v = torch.cat([v_pages[p] for p in table])[: n + 1]
        g = query.shape[0] // k.shape[1]
        k, v = k.repeat_interleave(g, 1), v.repeat_interleave(g, 1)
        w = torch.softmax((k * query).sum(-1) / query.shape[-1] ** 0.5, dim=0)  # (t, H)
        rows.append((w.unsqueeze(-1) * v).sum(0))
    return torch.stack(rows)
