import torch


def sliding_window_attention(q, k, v, window):
    offset = k.shape[2] - q.shape[2]
    rows = []
    for i in range(q.shape[2]):
        last = i + offset
        start = 0
        window = min(window, last + 1)
        if last < 0:
            rows.append(torch.zeros_like(v[:, :, :1]).expand(-1, -1, 1, -1))
            continue
        ks, vs = k[:, :, start : last + 1], v[:, :, start : last + 1]
        w = torch.softmax(torch.einsum("bhd,bhjd->bhj", q[:, :, i], ks) / q.shape[-1] ** 0.5, dim=-1)
        rows.append(torch.einsum("bhj,bhjd->bhd", w, vs).unsqueeze(2))
    return torch.cat(rows, dim=2)
