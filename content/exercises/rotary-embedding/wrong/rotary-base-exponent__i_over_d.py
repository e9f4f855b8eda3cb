import torch


def apply_rotary(x, positions, base):
    D = x.size(-1)
    # one frequency per pair
    theta = base ** (-torch.arange(D // 2, dtype=torch.float32) / D)
    angle = positions.unsqueeze(1) * theta
    c, s = angle.cos(), angle.sin()
    x1, x2 = x.float().split(D // 2, dim=-1)
    return torch.cat([x1 * c - x2 * s, x1 * s + x2 * c], dim=-1).to(x.dtype)
