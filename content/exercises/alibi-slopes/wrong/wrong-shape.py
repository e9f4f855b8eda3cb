import torch


def alibi_slopes(n_heads):
    n = 1 << (n_heads.bit_length() - 1)
    s = [2 ** (-8 * h / n) for h in range(1, n + 1)]
    s += [2 ** (-4 * h / n) for h in range(1, 2 * (n_heads - n), 2)]
    return torch.tensor(s).view(n_heads, 1, 1)
