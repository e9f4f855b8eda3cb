import torch


def apply_rotary(x, positions, base):
    D = x.shape[-1]
    freqs = [base ** (-2.0 * i / D) for i in range(1, D // 2 + 1)]  # i = 1 ... D/2 as in the paper
    angle = positions.double()[:, None] * torch.tensor(freqs, dtype=torch.float64)
    turn = torch.polar(torch.ones_like(angle), angle)
    pairs = torch.complex(x[..., : D // 2].double(), x[..., D // 2 :].double())
    z = pairs * turn
    return torch.cat([z.real, z.imag], dim=-1).to(x.dtype)
