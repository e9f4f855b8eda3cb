import torch


def paged_attention(q, k_pages, v_pages, block_table, lengths):
    k = k_pages[block_table.long()].flatten(1, 2)
    v = v_pages[block_table.long()].flatten(1, 2)
    n = q.shape[1] // k.shape[2]
    k, v = k.repeat(1, 1, n, 1), v.repeat(1, 1, n, 1)
    s = torch.einsum("bhd,bthd->bht", q * q.shape[-1] ** -0.5, k)
    s = torch.where((torch.arange(k.shape[1]) < lengths[:, None]).unsqueeze(1), s, -torch.inf)
    return torch.einsum("bht,bthd->bhd", s.softmax(-1).nan_to_num(0.0), v)
