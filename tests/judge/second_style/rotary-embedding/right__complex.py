import torch


def apply_rotary(x, positions, base):
    a, b = x.double().chunk(2, -1)
    h = a.shape[-1]
    ang = torch.outer(positions.double(), base ** (-torch.arange(h, dtype=torch.float64) / h))
    z = torch.complex(a.contiguous(), b.contiguous()) * torch.exp(1j * ang)
    return torch.cat([z.real, z.imag], -1).to(x.dtype)
