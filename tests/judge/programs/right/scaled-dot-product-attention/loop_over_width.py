import torch


def attention(q, k, v, keep):
    s = torch.zeros(*q.shape[:3], k.shape[2], dtype=q.dtype)
    for d in reversed(range(q.shape[-1])):
        s = s + q[..., d].unsqueeze(-1) * k[..., d].unsqueeze(-2)
    s = s / q.shape[-1] ** 0.5
    if keep is not None:
        s = torch.where(keep, s, torch.full_like(s, -torch.inf))
    w = torch.nan_to_num(torch.softmax(s, -1))
    out = torch.zeros(*q.shape[:3], v.shape[-1], dtype=v.dtype)
    for j in range(k.shape[2]):
        out = out + w[..., j : j + 1] * v[:, :, j : j + 1]
    return out
