import torch


def apply_rotary(x, positions, base):
    d = x.shape[-1]
    half = d // 2
    mats = torch.zeros(len(positions), d, d, dtype=torch.float64)
    for t, p in enumerate(positions.tolist()):
        for i in range(half):
            a = torch.tensor(p * base ** (-2 * i / d), dtype=torch.float64)
            mats[t, i, i] = mats[t, i + half, i + half] = torch.cos(a)
            mats[t, i, i + half], mats[t, i + half, i] = -torch.sin(a), torch.sin(a)
    return torch.einsum("tij,bhtj->bhti", mats, x.double()).to(x.dtype)
