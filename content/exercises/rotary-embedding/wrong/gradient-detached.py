import torch


@torch.no_grad()
def apply_rotary(x, positions, base):
    half = x.shape[-1] // 2
    angle = positions.float()[:, None] / base ** (torch.arange(half).float() / half)
    angle = torch.cat([angle, angle], -1)
    turned = torch.cat([-x[..., half:], x[..., :half]], -1)
    return (x.float() * angle.cos() + turned.float() * angle.sin()).to(x.dtype)
