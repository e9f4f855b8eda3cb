import torch


def varlen_attention(q, k, v, cu_seqlens):
    rows = []
    edges = cu_seqlens.tolist()
    for lo, hi in zip(edges, edges[1:]):
        for i in range(lo, hi):
            s = (k[lo : i + 1].float() * q[i].float()).sum(-1) / q.shape[-1] ** 0.5
            w = torch.softmax(s, 0)
            rows.append((w.unsqueeze(-1) * v[lo : i + 1].float()).sum(0).to(q.dtype))
    return torch.stack(rows)
