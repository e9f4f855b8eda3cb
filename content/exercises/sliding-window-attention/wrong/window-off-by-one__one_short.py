import torch


def sliding_window_attention(q, k, v, window):
    offset = k.shape[2] - q.shape[2]
    out = torch.zeros(*q.shape[:3], v.shape[3], dtype=q.dtype)
    for i in range(q.shape[2]):
        end = i + offset + 1
        start = max(0, end - window + 1)
        if end <= start:
            continue
        s = q[:, :, i : i + 1] @ k[:, :, start:end].mT / q.shape[-1] ** 0.5
        out[:, :, i : i + 1] = s.softmax(-1) @ v[:, :, start:end]
    return out
