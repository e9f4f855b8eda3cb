import torch


def varlen_attention(q, k, v, cu_seqlens):
    rows = []
    for a, b in zip(cu_seqlens.tolist(), cu_seqlens.tolist()[1:]):
        for i in range(a, b):
            stop = min(i + 2, b)
            w = torch.softmax((k[a:stop] * q[i]).sum(-1) / q.shape[-1] ** 0.5, dim=0)
            rows.append((w[:, :, None] * v[a:stop]).sum(0))
    return torch.stack(rows)
