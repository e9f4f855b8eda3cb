import torch


def band(T, S, window):
    i = torch.arange(S - T, S).unsqueeze(1)
    j = torch.arange(S).unsqueeze(0)
    return (j <= i) & (i - j < window)


def sliding_window_attention(q, k, v, window):
    logits = torch.einsum("bhid,bhjd->bhij", q.double(), k.double()) * q.shape[-1] ** -0.5
    logits = logits.masked_fill(~band(q.shape[2], k.shape[2], window), -torch.inf)
    ex = torch.exp(logits - logits.amax(-1, keepdim=True))
    return (torch.matmul(ex, v.double()) / ex.sum(-1, keepdim=True)).to(q.dtype)
