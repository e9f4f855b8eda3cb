import torch


def apply_rotary(x, positions, base):
    d = x.shape[-1]
    inv = 1.0 / (base ** (torch.arange(0, d, 2).float() / d))
    theta = torch.outer(positions.float(), inv)
    first, second = torch.chunk(x.float(), 2, dim=-1)
    y1 = first * theta.cos() + second * theta.sin()
    y2 = second * theta.cos() - first * theta.sin()
    return torch.cat([y1, y2], dim=-1).type_as(x)
