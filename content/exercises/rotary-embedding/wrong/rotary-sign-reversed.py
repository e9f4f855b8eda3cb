import torch


def rotate_half(x):
    a, b = x.chunk(2, dim=-1)
    return torch.cat((b, -a), dim=-1)


def apply_rotary(x, positions, base):
    d = x.shape[-1]
    inv_freq = 1.0 / base ** (torch.arange(0, d, 2, dtype=torch.float32) / d)
    emb = (positions[:, None] * inv_freq).repeat(1, 2)
    x32 = x.float()
    return (x32 * emb.cos() + rotate_half(x32) * emb.sin()).to(x.dtype)
