import torch


def alibi_slopes(n_heads):
    n = 1 << (n_heads.bit_length() - 1)
    h = torch.arange(n_heads, dtype=torch.float64)
    exponent = torch.where(h < n, (h + 1) / n, (2 * (h - n) + 1) / (2 * n))
    return torch.exp2(-8 * exponent).to(torch.float32)
