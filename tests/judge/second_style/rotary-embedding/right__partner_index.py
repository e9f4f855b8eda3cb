import math

import torch


def apply_rotary(x, positions, base):
    d = x.shape[-1]
    partner = (torch.arange(d) + d // 2) % d
    sign = torch.where(torch.arange(d) < d // 2, -1.0, 1.0).double()
    freq = torch.exp(-math.log(base) * 2 * (torch.arange(d) % (d // 2)).double() / d)
    theta = positions.double()[:, None] * freq
    y = x.double()
    return (y * torch.cos(theta) + y[..., partner] * sign * torch.sin(theta)).to(x.dtype)
