import torch


def apply_rotary(x, positions, base):
    half = x.shape[-1] // 2
    angle = positions.float()[:, None] / base ** (torch.arange(half).float() / half)
    a, b = x.bfloat16().chunk(2, -1)
    a, b = a.float(), b.float()
    return torch.cat([a * angle.cos() - b * angle.sin(), a * angle.sin() + b * angle.cos()], -1).to(x.dtype)
