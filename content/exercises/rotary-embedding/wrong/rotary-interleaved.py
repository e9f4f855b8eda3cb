import torch


def apply_rotary(x, positions, base):
    dim = x.shape[-1]
    freqs = 1.0 / (base ** (torch.arange(0, dim, 2).float() / dim))
    angles = torch.outer(positions.float(), freqs)
    even, odd = x[..., 0::2].float(), x[..., 1::2].float()
    out = torch.empty(x.shape)
    out[..., 0::2] = even * angles.cos() - odd * angles.sin()
    out[..., 1::2] = even * angles.sin() + odd * angles.cos()
    return out.type_as(x)
