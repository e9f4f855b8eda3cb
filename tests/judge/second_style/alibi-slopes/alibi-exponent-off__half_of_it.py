import math
import torch


def alibi_slopes(n_heads):
    def geometric(n):
        ratio = 2 ** (-4 / n)
        return [ratio ** (j + 1) for j in range(n)]

    if n_heads & (n_heads - 1) == 0:
        return torch.tensor(geometric(n_heads))
    below = 1 << int(math.log2(n_heads))
    return torch.tensor(geometric(below) + geometric(2 * below)[::2][: n_heads - below])
