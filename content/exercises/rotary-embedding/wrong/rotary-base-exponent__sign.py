import torch


def apply_rotary(x, positions, base):
    h = x.shape[-1] // 2
    angle = torch.einsum("t,i->ti", positions.double(), base ** (torch.arange(h).double() / h))
    first, second = x[..., :h], x[..., h:]
    cos, sin = torch.cos(angle).to(x.dtype), torch.sin(angle).to(x.dtype)
    return torch.cat((first * cos - second * sin, second * cos + first * sin), -1)
