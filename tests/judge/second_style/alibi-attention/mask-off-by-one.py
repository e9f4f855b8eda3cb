import torch


def alibi_attention(q, k, v, slopes):
    batch, heads, tq, d = q.shape
    tk = k.shape[2]
    p = torch.arange(tq).reshape(-1, 1) + tk - tq
    j = torch.arange(tk).reshape(1, -1)
    allowed = j < p  # only the past
    s = torch.matmul(q.float(), k.float().transpose(2, 3)) / d**0.5
    s = s + slopes.reshape(heads, 1, 1) * (j - p).float()
    s = torch.where(allowed, s, torch.full_like(s, -1e20))
    w = torch.softmax(s, dim=-1)
    w = torch.where(allowed, w, torch.zeros_like(w))
    return torch.matmul(w, v.float()).to(v.dtype)
