import torch


def rotate_half(t):
    a, b = t.chunk(2, dim=-1)
    return torch.cat((-b, a), dim=-1)


def apply_rotary(x, positions, base):
    d = x.shape[-1]
    inv_freq = 1.0 / (base ** (torch.arange(0, d, 2, dtype=torch.float64) / d))
    emb = torch.outer(positions.double(), inv_freq).repeat(1, 2)
    y = x.float()
    return (y * emb.cos().float() + rotate_half(y) * emb.sin().float()).to(x.dtype)
