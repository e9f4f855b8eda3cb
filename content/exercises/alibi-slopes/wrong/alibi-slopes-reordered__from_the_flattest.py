import torch


def alibi_slopes(n_heads):
    def slopes(n):
        return torch.tensor([2 ** (-8 * (n - h) / n) for h in range(n)])

    n = 1 << (n_heads.bit_length() - 1)
    return torch.cat([slopes(n), slopes(2 * n)[::2][: n_heads - n]])
