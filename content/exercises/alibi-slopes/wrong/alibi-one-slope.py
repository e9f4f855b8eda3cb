import torch


def alibi_slopes(n_heads):
    n = 1 << (n_heads.bit_length() - 1)
    return torch.full((n_heads,), 2.0 ** (-8.0 / n))
