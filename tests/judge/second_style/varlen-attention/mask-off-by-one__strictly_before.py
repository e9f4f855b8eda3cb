import torch


def varlen_attention(q, k, v, cu_seqlens):
    out = []
    for a, b in zip(cu_seqlens.tolist(), cu_seqlens.tolist()[1:]):
        n = b - a
        before = torch.ones(n, n, dtype=torch.bool).tril(-1)
        s = torch.einsum("ihd,jhd->hij", q[a:b], k[a:b]) * q.shape[-1] ** -0.5
        w = torch.softmax(s.masked_fill(~before, -torch.inf), -1).masked_fill(~before, 0.0)
        out.append(torch.einsum("hij,jhd->ihd", w, v[a:b]))
    return torch.cat(out)
