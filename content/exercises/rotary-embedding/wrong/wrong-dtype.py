import torch


def apply_rotary(x, positions, base):
    half = x.shape[-1] // 2
    angle = positions.float()[:, None] / base ** (torch.arange(half).float() / half)
    rot = torch.stack([angle.cos(), -angle.sin(), angle.sin(), angle.cos()], -1).view(-1, half, 2, 2)
    pairs = torch.stack(x.float().split(half, -1), -1)
    return torch.einsum("tiab,zhtib->zhtai", rot, pairs).flatten(-2)
