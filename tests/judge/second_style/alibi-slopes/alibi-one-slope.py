import math
import torch


def alibi_slopes(n_heads):
    power = 2 ** int(math.log2(n_heads))
    slope = 0.5 ** (8 / power)
    return torch.ones(n_heads) * slope
