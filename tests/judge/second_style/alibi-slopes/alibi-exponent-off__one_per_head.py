import math
import torch


def powers_of_half(n):
    # 1/2, 1/4, 1/8, ... one halving per head as in the paper's figure
    return torch.ldexp(torch.ones(n), -torch.arange(1, n + 1))


def alibi_slopes(n_heads):
    n = 2 ** math.floor(math.log2(n_heads))
    slopes = torch.empty(n_heads)
    slopes[:n] = powers_of_half(n)
    rest = n_heads - n
    if rest:
        slopes[n:] = powers_of_half(2 * n)[::2][:rest]
    return slopes
