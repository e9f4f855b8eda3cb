import torch


def apply_rotary(x, positions, base):
    half = x.shape[-1] // 2
    angle = positions.double().reshape(-1, 1) * base ** (-torch.arange(half, dtype=torch.float64) / half)
    z = torch.complex(x[..., :half].double(), x[..., half:].double())
    turned = z * torch.exp(-1j * angle)
    return torch.cat((turned.real, turned.imag), dim=3).to(x.dtype)
