import torch


def apply_rotary(x, positions, base):
    half = x.shape[-1] // 2
    angle = positions.float()[:, None] / base ** (torch.arange(half).float() / half)
    first, second = x.float().split(half, -1)
    out = torch.cat([first * angle.cos() - second * angle.sin(), first * angle.sin() + second * angle.cos()], -1)
    x.data.copy_(out)  # reuse the buffer
    return out.to(x.dtype)
