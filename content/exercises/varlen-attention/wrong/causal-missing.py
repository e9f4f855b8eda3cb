import torch


def varlen_attention(q, k, v, cu_seqlens):
    out = torch.zeros(q.shape[0], q.shape[1], v.shape[2], dtype=q.dtype)
    for n in range(len(cu_seqlens) - 1):
        a, b = int(cu_seqlens[n]), int(cu_seqlens[n + 1])
        w = torch.softmax(torch.einsum("ihd,jhd->hij", q[a:b], k[a:b]) / q.shape[-1] ** 0.5, dim=-1)
        out[a:b] = torch.einsum("hij,jhd->ihd", w, v[a:b])
    return out
