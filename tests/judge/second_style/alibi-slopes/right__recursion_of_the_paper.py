import math
import torch


def slopes_list(n):
    if math.log2(n).is_integer():
        start = 2 ** (-(2 ** -(math.log2(n) - 3)))
        return [start * start**i for i in range(n)]
    closest = 2 ** math.floor(math.log2(n))
    return slopes_list(closest) + slopes_list(2 * closest)[0::2][: n - closest]


def alibi_slopes(n_heads):
    return torch.tensor(slopes_list(n_heads))
