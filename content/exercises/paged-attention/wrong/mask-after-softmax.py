import torch


def paged_attention(q, k_pages, v_pages, block_table, lengths):
    k, v = (p[block_table.long()].flatten(1, 2).transpose(1, 2) for p in (k_pages, v_pages))
    g = q.shape[1] // k.shape[1]
    k, v = k.repeat_interleave(g, 1), v.repeat_interleave(g, 1)
    w = torch.softmax(q.unsqueeze(2) @ k.mT / q.shape[-1] ** 0.5, -1)
    w = w * (torch.arange(k.shape[2]) < lengths[:, None, None, None])
    return (w @ v).squeeze(2)
