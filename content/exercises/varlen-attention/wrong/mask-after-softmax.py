import torch


def varlen_attention(q, k, v, cu_seqlens):
    t = torch.arange(q.shape[0])
    owner = torch.searchsorted(cu_seqlens.long(), t, right=True)
    keep = (owner[:, None] == owner[None]) & (t[:, None] >= t[None])
    w = torch.softmax(torch.einsum("ihd,jhd->hij", q, k) / q.shape[-1] ** 0.5, -1)
    return torch.einsum("hij,jhd->ihd", w * keep, v)
