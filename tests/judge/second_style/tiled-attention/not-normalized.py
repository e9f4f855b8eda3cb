import torch


def tiled_attention(q, k, v, block_q, block_k):
    out = []
    for qb in torch.split(q.double(), block_q, dim=2):
        m = torch.full((*qb.shape[:3], 1), -torch.inf, dtype=torch.float64)
        acc = torch.zeros(*qb.shape[:3], v.shape[3], dtype=torch.float64)
        den = torch.zeros_like(m)
        for j in range(0, k.shape[2], block_k):
            kb, vb = k[:, :, j : j + block_k].double(), v[:, :, j : j + block_k].double()
            s = torch.matmul(qb, kb.transpose(2, 3)) * q.shape[-1] ** -0.5
            new = torch.maximum(m, s.max(-1, keepdim=True).values)
            f, p = (m - new).exp(), (s - new).exp()
            den = den * f + p.sum(-1, keepdim=True)
            acc = acc * f + torch.einsum("bhij,bhjd->bhid", p, vb)
            m = new
        out.append(acc)
    return torch.cat(out, dim=2).to(q.dtype)
