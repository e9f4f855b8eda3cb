import torch


def apply_rotary(x, positions, base):
    n = x.shape[-1] // 2
    out = torch.zeros(x.shape, dtype=torch.float64)
    theta = positions.double().unsqueeze(1) * base ** (-2 * torch.arange(n, dtype=torch.float64) / x.shape[-1])
    data = x.data.double()
    for i in range(n):
        c, s = theta[:, i].cos(), theta[:, i].sin()
        out[..., i] = data[..., i] * c - data[..., i + n] * s
        out[..., i + n] = data[..., i] * s + data[..., i + n] * c
    return out.to(x.dtype)
