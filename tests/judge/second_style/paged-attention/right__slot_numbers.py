import torch


def paged_attention(q, k_pages, v_pages, block_table, lengths):
    size = k_pages.shape[1]
    g = q.shape[1] // k_pages.shape[2]
    outs = []
    for b, n in enumerate(lengths.tolist()):
        t = torch.arange(n)
        slots = block_table[b, t // size].long() * size + t % size
        k = k_pages.flatten(0, 1)[slots].repeat_interleave(g, 1)
        v = v_pages.flatten(0, 1)[slots].repeat_interleave(g, 1)
        s = torch.einsum("hd,thd->ht", q[b], k) / q.shape[-1] ** 0.5
        outs.append(torch.einsum("ht,thd->hd", torch.softmax(s, -1), v))
    return torch.stack(outs)
