import torch


def alibi_slopes(n_heads):
    n = 1
    while 2 * n <= n_heads:
        n *= 2
    first = 2.0 ** (-8.0 / n * torch.arange(1, n + 1))
    more = 2.0 ** (-4.0 / n * torch.arange(1, 2 * n + 1, 2))[: n_heads - n]
    return torch.cat([first, more]).sort(descending=True).values
