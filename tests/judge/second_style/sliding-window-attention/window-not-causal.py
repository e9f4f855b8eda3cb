import torch


def sliding_window_attention(q, k, v, window):
    T, S = q.shape[2], k.shape[2]
    out = []
    for i in range(T):
        centre = i + S - T
        lo, hi = max(0, centre - window + 1), min(S, centre + window)  # both sides
        if hi <= lo:
            out.append(torch.zeros(*q.shape[:2], v.shape[-1], dtype=q.dtype))
            continue
        logits = torch.einsum("bhd,bhjd->bhj", q[:, :, i], k[:, :, lo:hi]) / q.shape[-1] ** 0.5
        out.append(torch.einsum("bhj,bhjd->bhd", torch.softmax(logits, -1), v[:, :, lo:hi]))
    return torch.stack(out, 2)
