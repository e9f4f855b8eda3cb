import torch
import torch.nn.functional as F


def paged_attention(q, k_pages, v_pages, block_table, lengths):
    pick = F.one_hot(block_table.long(), k_pages.shape[0]).to(q.dtype)
    k = torch.einsum("bmp,pshd->bmshd", pick, k_pages).flatten(1, 2)
    v = torch.einsum("bmp,pshd->bmshd", pick, v_pages).flatten(1, 2)
    head = torch.arange(q.shape[1]) // (q.shape[1] // k.shape[2])
    s = torch.einsum("bhd,bthd->bht", q, k[:, :, head]) * q.shape[-1] ** -0.5
    live = (torch.arange(k.shape[1]) < lengths[:, None])[:, None]
    some = live.any(-1, keepdim=True)
    w = torch.softmax(torch.where(live | ~some, s, -torch.inf), -1) * some
    return torch.einsum("bht,bthd->bhd", w, v[:, :, head])
