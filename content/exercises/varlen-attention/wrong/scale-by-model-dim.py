import torch


def varlen_attention(q, k, v, cu_seqlens):
    total, H, D = q.shape
    out = []
    for a, b in zip(cu_seqlens.tolist(), cu_seqlens.tolist()[1:]):
        s = q[a:b].movedim(1, 0) @ k[a:b].movedim(1, 0).mT / (H * D) ** 0.5
        s = s.masked_fill(torch.ones(b - a, b - a).triu(1) > 0, -torch.inf)
        out.append((s.softmax(-1) @ v[a:b].movedim(1, 0)).movedim(0, 1))
    return torch.cat(out)
