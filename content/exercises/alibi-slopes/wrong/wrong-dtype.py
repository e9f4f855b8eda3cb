import torch


def alibi_slopes(n_heads):
    n = 1 << (n_heads.bit_length() - 1)
    first = torch.exp2(-8 * torch.arange(1, n + 1, dtype=torch.float64) / n)
    extra = torch.exp2(-4 * torch.arange(1, 2 * n, 2, dtype=torch.float64) / n)
    return torch.cat((first, extra[: n_heads - n]))
