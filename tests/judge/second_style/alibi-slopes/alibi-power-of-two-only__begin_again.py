import itertools
import torch


def alibi_slopes(n_heads):
    power = 1 << (n_heads.bit_length() - 1)
    base = [2.0 ** (-8.0 * (h + 1) / power) for h in range(power)]
    # the remaining heads go round again
    return torch.tensor(list(itertools.islice(itertools.cycle(base), n_heads)))
