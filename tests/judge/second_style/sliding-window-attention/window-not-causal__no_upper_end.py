import torch


def sliding_window_attention(q, k, v, window):
    pos = torch.arange(q.shape[2]) + k.shape[2] - q.shape[2]
    oldest = (pos - window + 1).unsqueeze(1)
    too_old = torch.lt(torch.arange(k.shape[2]).unsqueeze(0), oldest)
    logits = torch.einsum("bhid,bhjd->bhij", q.double(), k.double()) / q.shape[-1] ** 0.5
    logits = logits + torch.where(too_old, -1e12, 0.0)
    return torch.einsum("bhij,bhjd->bhid", torch.softmax(logits, dim=-1), v.double()).to(q.dtype)
