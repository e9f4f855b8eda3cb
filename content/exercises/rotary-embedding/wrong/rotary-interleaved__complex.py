import torch


def apply_rotary(x, positions, base):
    half = x.shape[-1] // 2
    freqs = torch.pow(torch.tensor(base), -torch.arange(half) / half)
    turn = torch.polar(torch.ones(len(positions), half), positions[:, None] * freqs)
    pairs = torch.view_as_complex(x.float().reshape(*x.shape[:-1], half, 2))
    return torch.view_as_real(pairs * turn).flatten(3).to(x.dtype)
