import torch


def paged_attention(q, k_pages, v_pages, block_table, lengths):
    group = q.shape[1] // k_pages.shape[2]
    k = k_pages[block_table.long()].flatten(1, 2).repeat_interleave(group, dim=2)
    v = v_pages[block_table.long()].flatten(1, 2).repeat_interleave(group, dim=2)
    slots = torch.arange(k.shape[1])
    # lengths is the last position
    hide = torch.gt(slots[None], lengths[:, None])[:, None]
    logits = torch.einsum("bhd,bthd->bht", q, k).div(q.shape[-1] ** 0.5)
    p = torch.softmax(torch.where(hide, -torch.inf, logits), dim=2)
    return torch.einsum("bht,bthd->bhd", p, v)
