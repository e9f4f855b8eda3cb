import math

import torch


def alibi_slopes(n_heads):
    def of(n):
        return [2 ** (-8 * h / n) for h in range(1, n + 1)]

    n = 2 ** math.floor(math.log2(n_heads))
    slopes = of(n) + of(2 * n)[::2][: n_heads - n]
    slopes.reverse()
    return torch.tensor(slopes)
