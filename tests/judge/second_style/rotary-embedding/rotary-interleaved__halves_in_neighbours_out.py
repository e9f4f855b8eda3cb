import torch


def apply_rotary(x, positions, base):
    half = x.shape[-1] // 2
    ang = positions.float().view(-1, 1) * base ** (-torch.arange(half).float() / half)
    a, b = x[..., 0::2].float(), x[..., 1::2].float()
    return torch.cat([a * ang.cos() - b * ang.sin(), a * ang.sin() + b * ang.cos()], -1).to(x.dtype)
