import torch


def paged_attention(q, k_pages, v_pages, block_table, lengths):
    table = block_table.to(torch.int64)
    group = q.shape[1] // k_pages.shape[2]
    k = k_pages[table].flatten(1, 2).movedim(2, 1)
    v = v_pages[table].flatten(1, 2).movedim(2, 1)
    x = q.unflatten(1, (-1, group))
    logits = torch.matmul(x, k.transpose(-1, -2))
    seen = (torch.arange(k.shape[2]) < lengths.reshape(-1, 1)).reshape(len(lengths), 1, 1, -1)
    top = torch.where(seen, logits, -1e30).amax(-1, keepdim=True)
    ex = torch.where(seen, torch.exp(torch.where(seen, logits - top, 0.0)), 0.0)
    total = ex.sum(-1, keepdim=True)
    p = ex / torch.where(total == 0, 1.0, total)
    return torch.matmul(p, v).flatten(1, 2)
