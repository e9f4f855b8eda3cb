import torch


def alibi_slopes(n_heads):
    n = 1
    while 2 * n <= n_heads:
        n *= 2
    slopes = [2 ** (-8 / n * i) for i in range(1, n + 1)]
    return torch.tensor([slopes[h % n] for h in range(n_heads)])
