import torch


def alibi_slopes(n_heads):
    def powers(n):
        return torch.tensor([0.5**h for h in range(1, n + 1)])

    n = 1 << (n_heads.bit_length() - 1)
    return torch.cat([powers(n), powers(2 * n)[0::2][: n_heads - n]])
