import numpy as np
import torch


def slopes_of(n):
    ratio = 2 ** (-8 / n)
    return ratio ** np.arange(1, n + 1)


def alibi_slopes(n_heads):
    n = 2 ** int(np.log2(n_heads))
    both = np.concatenate([slopes_of(n), slopes_of(2 * n)[0::2][: n_heads - n]])
    return torch.from_numpy(both)
