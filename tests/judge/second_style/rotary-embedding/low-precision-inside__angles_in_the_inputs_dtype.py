import torch


def apply_rotary(x, positions, base):
    d = x.shape[-1]
    inv_freq = (1.0 / base ** (torch.arange(0, d, 2).float() / d)).to(x.dtype)
    angle = positions.to(x.dtype).unsqueeze(-1) * inv_freq
    cos, sin = torch.cos(angle), torch.sin(angle)
    lo, hi = x.chunk(2, dim=-1)
    return torch.cat((lo * cos - hi * sin, hi * cos + lo * sin), dim=-1)
