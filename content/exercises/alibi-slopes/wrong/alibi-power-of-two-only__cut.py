import math

import torch


def alibi_slopes(n_heads):
    n = 2 ** math.ceil(math.log2(n_heads))
    exponents = torch.arange(1, n + 1) * (8.0 / n)
    return (1 / torch.pow(2.0, exponents))[:n_heads]
