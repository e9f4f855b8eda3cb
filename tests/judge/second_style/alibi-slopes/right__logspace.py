import torch


def alibi_slopes(n_heads):
    p = 1
    while p * 2 <= n_heads:
        p *= 2
    a = torch.logspace(-8 / p, -8, p, base=2.0, dtype=torch.float64)
    b = torch.logspace(-4 / p, -8, 2 * p, base=2.0, dtype=torch.float64)[0::2]
    return torch.cat([a, b[: n_heads - p]]).float()
