import torch


def apply_rotary(x, positions, base):
    d = x.size(-1)
    freq = torch.pow(float(base), -torch.arange(0, d, 2, dtype=torch.float64) / d)
    angle = torch.outer(positions.to(torch.float64), freq)
    cos, sin = torch.cos(angle), torch.sin(angle)
    lo, hi = x[..., : d // 2].double(), x[..., d // 2 :].double()
    new_lo, new_hi = lo * cos - hi * sin, lo * sin + hi * cos
    result = torch.cat((new_lo, new_hi), dim=-1).to(x.dtype)
    with torch.no_grad():
        x[..., : d // 2] = new_lo
        x[..., d // 2 :] = new_hi
    return result
