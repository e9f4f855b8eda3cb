import torch


def varlen_attention(q, k, v, cu_seqlens):
    sizes = torch.diff(cu_seqlens).tolist()
    parts = []
    for qs, ks, vs in zip(q.split(sizes), k.split(sizes), v.split(sizes)):
        s = torch.einsum("ihd,jhd->hij", qs, ks)
        s = s + torch.full(s.shape[-2:], -torch.inf).triu(1)
        parts.append(torch.einsum("hij,jhd->ihd", s.softmax(-1).to(v.dtype), vs))
    return torch.cat(parts)
