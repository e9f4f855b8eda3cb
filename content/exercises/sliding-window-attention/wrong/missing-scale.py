import torch


def sliding_window_attention(q, k, v, window):
    d = torch.arange(q.shape[2])[:, None] + k.shape[2] - q.shape[2] - torch.arange(k.shape[2])
    ok = (0 <= d) & (d <= window - 1)
    s = torch.einsum("bhqd,bhkd->bhqk", q, k).masked_fill(~ok, -torch.inf)
    return torch.einsum("bhqk,bhkd->bhqd", s.softmax(-1).masked_fill(~ok, 0.0), v)
