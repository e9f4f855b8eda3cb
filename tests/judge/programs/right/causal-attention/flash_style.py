import torch


def causal_attention(q, k, v):
    B, H, T, D = q.shape
    S, block = k.shape[2], 4
    out = []
    for i0 in range(0, T, block):
        qi = q[:, :, i0 : i0 + block].float() * D**-0.5
        pos = torch.arange(i0, min(i0 + block, T)) + S - T
        m = torch.full((*qi.shape[:3], 1), -torch.inf)
        l = torch.zeros_like(m)
        o = torch.zeros(*qi.shape[:3], v.shape[-1])
        for j0 in range(0, S, block):
            s = qi @ k[:, :, j0 : j0 + block].float().mT
            cols = torch.arange(j0, min(j0 + block, S))
            s = s.masked_fill(cols[None] > pos[:, None], -torch.inf)
            mn = torch.maximum(m, s.max(-1, keepdim=True).values)
            base = torch.where(mn.isinf(), torch.zeros_like(mn), mn)
            p = (s - base).exp()
            a = (m - base).exp()
            l = a * l + p.sum(-1, keepdim=True)
            o = a * o + p @ v[:, :, j0 : j0 + block].float()
            m = mn
        out.append(torch.where(l > 0, o / torch.where(l > 0, l, torch.ones_like(l)), torch.zeros_like(o)))
    return torch.cat(out, 2).to(q.dtype)
