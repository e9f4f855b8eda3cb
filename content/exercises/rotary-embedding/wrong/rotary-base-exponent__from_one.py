import torch


def apply_rotary(x, positions, base):
    n = x.shape[-1] // 2
    i = torch.arange(1, n + 1, dtype=torch.float32)
    phase = positions[:, None].float() * torch.exp(-2 * i / x.shape[-1] * torch.log(torch.tensor(base)))
    a, b = x[..., :n].float(), x[..., n:].float()
    y = torch.stack([a * phase.cos() - b * phase.sin(), a * phase.sin() + b * phase.cos()], dim=-2)
    return y.flatten(-2).to(x.dtype)
