import torch


def paged_attention(q, k_pages, v_pages, block_table, lengths):
    outs = torch.zeros(*q.shape[:2], v_pages.shape[-1], dtype=q.dtype)
    page = k_pages.shape[1]
    g = q.shape[1] // k_pages.shape[2]
    for b in range(q.shape[0]):
        n = int(lengths[b])
        if n == 0:
            continue
        where = [(int(block_table[b, t // page]), t % page) for t in range(n)]
        k = torch.stack([k_pages[p, s] for p, s in where], 1).repeat_interleave(g, 0)
        v = torch.stack([v_pages[p, s] for p, s in where], 1).repeat_interleave(g, 0)
        w = (k @ q[b].unsqueeze(-1)).squeeze(-1).softmax(-1)
        outs[b] = (w.unsqueeze(1) @ v).squeeze(1)
    return outs
