import torch


def get_slopes(n):
    return [2 ** (-8 * i / n) for i in range(n)]


def alibi_slopes(n_heads):
    n = 2 ** (n_heads.bit_length() - 1)
    return torch.tensor(get_slopes(n) + get_slopes(2 * n)[::2][: n_heads - n])
