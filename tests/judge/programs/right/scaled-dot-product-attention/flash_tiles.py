import torch


def attention(q, k, v, keep):
    B, H, T, D = q.shape
    S = k.shape[2]
    seen = torch.ones(B, H, T, S, dtype=torch.bool) if keep is None else keep.broadcast_to(B, H, T, S)
    m = torch.full((B, H, T, 1), -torch.inf, dtype=torch.float32)
    z = torch.zeros(B, H, T, 1)
    acc = torch.zeros(B, H, T, v.shape[-1])
    for j in range(0, S, 3):
        s = (q @ k[:, :, j : j + 3].mT).float() * D**-0.5
        s = s.masked_fill(~seen[..., j : j + 3], -torch.inf)
        new = torch.maximum(m, s.amax(-1, keepdim=True))
        safe = new.masked_fill(new == -torch.inf, 0.0)
        p = torch.exp(s - safe)
        c = torch.exp(m - safe)
        z = z * c + p.sum(-1, keepdim=True)
        acc = acc * c + p @ v[:, :, j : j + 3].float()
        m = new
    return (acc / z.masked_fill(z == 0, 1.0)).to(q.dtype)
