import torch


def alibi_slopes(n_heads):
    n = 1
    while n < n_heads:
        n = n * 2
    ratio = 2.0 ** (-8.0 / n)
    return torch.full((n_heads,), ratio, dtype=torch.float64).cumprod(0).float()
