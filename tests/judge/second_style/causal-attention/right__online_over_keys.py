import torch


def causal_attention(q, k, v):
    n, m = q.shape[2], k.shape[2]
    position = torch.arange(m - n, m)
    top = torch.full(q.shape[:3], -1e30, dtype=torch.float64)
    total = torch.zeros(q.shape[:3], dtype=torch.float64)
    acc = torch.zeros(*q.shape[:3], v.shape[3], dtype=torch.float64)
    for j in range(m):
        seen = position >= j
        s = torch.einsum("bhid,bhd->bhi", q.double(), k[:, :, j].double()) * q.shape[3] ** -0.5
        new = torch.where(seen, torch.maximum(top, s.detach()), top)
        old = torch.exp(top - new)
        e = torch.where(seen, torch.exp(torch.where(seen, s - new, 0.0)), 0.0)
        total = total * old + e
        acc = acc * old[..., None] + e[..., None] * v[:, :, j, None].double()
        top = new
    return (acc / torch.where(total > 0, total, 1.0)[..., None]).to(q.dtype)
