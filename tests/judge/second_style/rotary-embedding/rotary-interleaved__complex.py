import torch


def apply_rotary(x, positions, base):
    d = x.shape[-1]
    angle = torch.outer(positions.double(), 1 / base ** (torch.arange(0, d, 2).double() / d))
    z = torch.complex(x.double()[..., 0::2], x.double()[..., 1::2])
    z = z * torch.exp(1j * angle)
    y = torch.empty(x.shape, dtype=torch.float64)
    y[..., 0::2] = z.real
    y[..., 1::2] = z.imag
    return y.to(dtype=x.dtype)
