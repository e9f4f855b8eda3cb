import torch


def sliding_window_attention(q, k, v, window):
    logits = torch.einsum("bhid,bhjd->bhij", q.float(), k.float()) * q.shape[-1] ** -0.5
    ex = torch.exp(logits - logits.max(-1, keepdim=True).values)
    probs = ex / ex.sum(-1, keepdim=True)
    pos = torch.arange(k.shape[2] - q.shape[2], k.shape[2])
    lag = pos[:, None] - torch.arange(k.shape[2])[None, :]
    inside = torch.logical_and(lag >= 0, lag < window).float()
    return torch.einsum("bhij,ij,bhjd->bhid", probs, inside, v.float()).to(q.dtype)
