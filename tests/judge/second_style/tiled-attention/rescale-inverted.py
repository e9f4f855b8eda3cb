import torch


class Rows:
    def __init__(self, q, width):
        self.q = q.double() / q.shape[-1] ** 0.5
        self.m = torch.full(q.shape[:-1], -torch.inf, dtype=torch.float64)
        self.l = torch.zeros_like(self.m)
        self.o = torch.zeros(*q.shape[:-1], width, dtype=torch.float64)

    def see(self, k, v):
        s = torch.einsum("bhid,bhjd->bhij", self.q, k.double())
        m = torch.maximum(self.m, s.amax(-1))
        p = torch.exp(s - m.unsqueeze(-1))
        factor = torch.where(self.m == -torch.inf, 0.0, torch.exp(m - self.m))
        self.l = factor * self.l + p.sum(-1)
        self.o = factor.unsqueeze(-1) * self.o + torch.einsum("bhij,bhjd->bhid", p, v.double())
        self.m = m


def tiled_attention(q, k, v, block_q, block_k):
    results = []
    for start in range(0, q.shape[2], block_q):
        rows = Rows(q[:, :, start : start + block_q], v.shape[-1])
        for a, b in zip(k.split(block_k, 2), v.split(block_k, 2)):
            rows.see(a, b)
        results.append(rows.o / rows.l.unsqueeze(-1))
    return torch.cat(results, dim=2).to(q.dtype)
