import torch


def alibi_attention(q, k, v, slopes):
    t, n = q.shape[2], k.shape[2]
    p = torch.arange(t) + n - t
    dist = p[:, None] - torch.arange(n)[None, :]
    s = torch.einsum("bhqd,bhkd->bhqk", q, k).float() / q.shape[-1] ** 0.5
    s = s + torch.einsum("h,qk->hqk", slopes, dist.float())
    s = s.masked_fill(dist < 0, -torch.inf)
    w = s.softmax(-1).nan_to_num(0.0) if t > n else s.softmax(-1)
    return w.to(q.dtype) @ v
