import torch


def sliding_window_attention(q, k, v, window):
    offset = k.shape[2] - q.shape[2]
    rows = []
    for i in range(q.shape[2]):
        stop = max(i + offset + 1, 0)
        start = max(stop - window, 0)
        w = torch.softmax(torch.einsum("bhd,bhjd->bhj", q[:, :, i], k[:, :, start:stop]) / q.shape[-1] ** 0.5, -1)
        rows.append(torch.einsum("bhj,bhjd->bhd", w, v[:, :, start:stop]))
    return torch.stack(rows, 2)
