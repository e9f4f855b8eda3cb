import torch


def apply_rotary(x, positions, base):
    half = x.shape[-1] // 2
    angle = positions.double()[:, None] * base ** (-torch.arange(half).double() / half)
    z = torch.complex(x[..., :half].double(), x[..., half:].double())
    z = z * torch.polar(torch.ones_like(angle), angle)
    return torch.cat((z.real, z.imag), -1).to(x.dtype)
