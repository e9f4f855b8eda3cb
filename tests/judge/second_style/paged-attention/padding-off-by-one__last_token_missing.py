import torch


def paged_attention(q, k_pages, v_pages, block_table, lengths):
    size = k_pages.shape[1]
    n_kv = k_pages.shape[2]
    out = torch.zeros(*q.shape[:2], v_pages.shape[-1], dtype=q.dtype)
    for b in range(q.shape[0]):
        positions = list(range(int(lengths[b]) - 1))
        if not positions:
            continue
        where = torch.tensor([int(block_table[b, t // size]) * size + t % size for t in positions])
        k = k_pages.reshape(-1, n_kv, k_pages.shape[-1])[where]
        v = v_pages.reshape(-1, n_kv, v_pages.shape[-1])[where]
        x = q[b].reshape(n_kv, -1, q.shape[-1])
        p = torch.softmax(torch.einsum("grd,tgd->grt", x, k) / q.shape[-1] ** 0.5, -1)
        out[b] = torch.einsum("grt,tgd->grd", p, v).flatten(0, 1)
    return out
