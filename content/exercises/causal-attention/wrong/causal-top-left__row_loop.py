import torch


def causal_attention(q, k, v):
    rows = []
    for i in range(q.shape[2]):
        s = torch.einsum("bhd,bhjd->bhj", q[:, :, i], k[:, :, : i + 1]) / q.shape[-1] ** 0.5
        rows.append(torch.einsum("bhj,bhjd->bhd", s.softmax(-1), v[:, :, : i + 1]))
    return torch.stack(rows, 2)
