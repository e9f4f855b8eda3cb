import torch


def apply_rotary(x, positions, base):
    half = x.shape[-1] // 2
    exponents = -2.0 * torch.arange(half, dtype=torch.float64) / x.shape[-1]
    angle = positions.double()[:, None] * torch.pow(base, exponents)
    c, s = torch.cos(angle), torch.sin(angle)
    lo, hi = torch.split(x, half, dim=-1)
    return torch.cat([torch.sub(lo * c, hi * s), torch.add(lo * s, hi * c)], dim=-1)
