import torch


def apply_rotary(x, positions, base):
    d = x.shape[-1]
    exponent = torch.linspace(0, d - 2, d // 2, dtype=torch.float64) / d
    freq = torch.pow(torch.tensor(base, dtype=torch.float64), exponent)
    angle = (positions.unsqueeze(-1) * freq).reshape(1, 1, len(positions), d // 2)
    rot = torch.stack([torch.stack([angle.cos(), -angle.sin()], -1), torch.stack([angle.sin(), angle.cos()], -1)], -2)
    pair = x.double().reshape(*x.shape[:-1], 2, d // 2).transpose(-1, -2).unsqueeze(-1)
    y = torch.matmul(rot, pair).squeeze(-1)
    return y.transpose(-1, -2).reshape(x.shape).to(x.dtype)
