import torch


def apply_rotary(x, positions, base):
    h = x.shape[-1] // 2
    a = positions.double()[:, None] * base ** (-torch.arange(h, dtype=torch.float64) / h)
    c, s = torch.cat([a.cos()] * 2, -1), torch.cat([-a.sin(), a.sin()], -1)
    return (x * c - x.roll(h, -1) * s).to(x.dtype)
