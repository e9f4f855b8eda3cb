import torch


def apply_rotary(x, positions, base):
    d = x.shape[-1]
    theta = positions[:, None].double() * base ** (-torch.arange(0, d, 2).double() / d)
    cos = theta.cos().repeat_interleave(2, dim=-1)
    sin = theta.sin().repeat_interleave(2, dim=-1)
    y = x.double()
    # (x0, x1, x2, x3) -> (-x1, x0, -x3, x2)
    partner = torch.stack((-y[..., 1::2], y[..., ::2]), dim=-1).reshape(y.shape)
    return (y * cos + partner * sin).to(x.dtype)
