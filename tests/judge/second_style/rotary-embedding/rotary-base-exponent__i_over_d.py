import math

import torch


class Rope:
    def __init__(self, dim, base):
        self.half = dim // 2
        self.inv_freq = torch.exp(torch.arange(self.half).double() * (-math.log(base) / dim))

    def rotate(self, x, positions):
        phase = torch.einsum("t,f->tf", positions.double(), self.inv_freq)
        phase = torch.cat((phase, phase), dim=-1)
        y = x.double()
        swapped = torch.cat((y[..., self.half :].neg(), y[..., : self.half]), dim=-1)
        return y * phase.cos() + swapped * phase.sin()


def apply_rotary(x, positions, base):
    return Rope(x.shape[-1], base).rotate(x, positions).to(x.dtype)
