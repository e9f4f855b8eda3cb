import torch


def sliding_window_attention(q, k, v, window):
    T, S = q.shape[2], k.shape[2]
    window = min(window, S)
    index = torch.arange(T)[:, None] + (S - T) - torch.arange(window)  # (T, w)
    real = (index >= 0) & (index < S)
    index = index.clamp(0, S - 1)
    keys, values = k[:, :, index].double(), v[:, :, index].double()
    s = torch.einsum("bhid,bhiwd->bhiw", q.double(), keys) / q.shape[-1] ** 0.5
    s = s.masked_fill(~real, -1e9)
    w = torch.softmax(s, -1) * real
    return torch.einsum("bhiw,bhiwd->bhid", w, values).to(q.dtype)
