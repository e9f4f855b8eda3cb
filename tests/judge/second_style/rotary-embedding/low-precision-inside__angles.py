import torch


def apply_rotary(x, positions, base):
    half = x.shape[-1] // 2
    freq = base ** -(torch.arange(half).float() / half)
    angle = (positions[:, None] * freq).to(torch.bfloat16)
    c, s = angle.cos().to(x.dtype), angle.sin().to(x.dtype)
    x1, x2 = x[..., :half], x[..., half:]
    return torch.cat([x1 * c - x2 * s, x2 * c + x1 * s], dim=-1)
