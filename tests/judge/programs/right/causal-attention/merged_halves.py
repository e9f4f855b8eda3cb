import torch


def causal_attention(q, k, v):
    """Two halves of the keys, each with its own log-sum-exp, merged."""
    S = k.shape[2]
    half = (S + 1) // 2
    pos = torch.arange(q.shape[2])[:, None] + S - q.shape[2]

    def part(a, b):
        s = q.float() @ k[:, :, a:b].float().mT / q.shape[-1] ** 0.5
        s = s.masked_fill(torch.arange(a, b) > pos, -torch.inf)
        top = s.amax(-1, keepdim=True)
        top = top.masked_fill(top == -torch.inf, 0.0)
        e = torch.exp(s - top)
        return e @ v[:, :, a:b].float(), e.sum(-1, keepdim=True), top

    if half == S:
        o, z, _ = part(0, S)
    else:
        (o1, z1, m1), (o2, z2, m2) = part(0, half), part(half, S)
        m2 = torch.where(z2 > 0, m2, m1)
        m = torch.maximum(m1, m2)
        c1, c2 = torch.exp(m1 - m), torch.exp(m2 - m)
        o, z = o1 * c1 + o2 * c2, z1 * c1 + z2 * c2
    return (o / z.masked_fill(z == 0, 1.0)).to(q.dtype)
