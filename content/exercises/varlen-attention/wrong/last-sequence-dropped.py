import torch


def varlen_attention(q, k, v, cu_seqlens):
    out = torch.zeros_like(v)
    for n in range(len(cu_seqlens) - 2):
        here = slice(int(cu_seqlens[n]), int(cu_seqlens[n + 1]))
        scores = torch.einsum("ihd,jhd->hij", q[here], k[here]) * q.shape[-1] ** -0.5
        later = torch.ones_like(scores, dtype=torch.bool).triu(1)
        weights = scores.masked_fill(later, -torch.inf).softmax(-1)
        out[here] = torch.einsum("hij,jhd->ihd", weights, v[here])
    return out + 0 * (q.sum() + k.sum())
