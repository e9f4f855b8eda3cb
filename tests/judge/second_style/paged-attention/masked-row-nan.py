import torch


def paged_attention(q, k_pages, v_pages, block_table, lengths):
    size, n_kv = k_pages.shape[1:3]
    repeat = q.shape[1] // n_kv
    t = torch.arange(block_table.shape[1] * size)
    slot = block_table.long()[:, t // size] * size + t % size
    k = k_pages.flatten(0, 1)[slot].double()  # (B, T, Hkv, D)
    v = v_pages.flatten(0, 1)[slot].double()
    k, v = torch.repeat_interleave(k, repeat, 2), torch.repeat_interleave(v, repeat, 2)
    logits = torch.einsum("bhd,bthd->bht", q.double(), k) / q.shape[-1] ** 0.5
    bias = torch.zeros(logits.shape[0], 1, logits.shape[2], dtype=torch.float64)
    bias[(t >= lengths[:, None]).unsqueeze(1)] = -torch.inf
    return torch.einsum("bht,bthd->bhd", torch.softmax(logits + bias, -1), v).to(q.dtype)
