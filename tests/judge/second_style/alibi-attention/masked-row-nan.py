import torch


def alibi_attention(q, k, v, slopes):
    n, m = q.shape[2], k.shape[2]
    j = torch.arange(m)
    p = torch.arange(n) + (m - n)
    future = torch.zeros(n, m).masked_fill(j[None] > p[:, None], -torch.inf)
    bias = slopes[:, None, None] * (j[None] - p[:, None]) + future
    s = torch.einsum("bhnd,bhmd->bhnm", q.float(), k.float()) * q.shape[3] ** -0.5 + bias[None]
    e = torch.exp(s - s.amax(-1, keepdim=True))
    w = e / e.sum(-1, keepdim=True)
    return torch.einsum("bhnm,bhme->bhne", w, v.float()).to(q.dtype)
