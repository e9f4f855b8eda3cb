import torch


def varlen_attention(q, k, v, cu_seqlens):
    rows = []
    for i in range(q.shape[0]):
        logits = torch.einsum("hd,jhd->hj", q[i], k[: i + 1]) / q.shape[-1] ** 0.5
        rows.append(torch.einsum("hj,jhd->hd", torch.softmax(logits, dim=-1), v[: i + 1]))
    return torch.stack(rows)
