import torch


def alibi_slopes(n_heads):
    # n slopes from 2^(-8/n) down to 2^-8, whatever n: with more heads the same range is filled more densely. Exponents
    # begin at 1; from 0 the first head would have slope 1, and the last would not reach 2^-8.
    def geometric(n):
        return torch.exp2(-8.0 * torch.arange(1, n + 1, dtype=torch.float64) / n)

    # The largest power of two that is not above n_heads. bit_length counts in whole numbers, so that nothing is rounded
    # down by accident, as a logarithm can be.
    below = 1 << (n_heads.bit_length() - 1)

    # With 2n heads every second slope is one of n heads. So the heads that are left over take the others, the first,
    # third, fifth; the range stays the same and no slope comes twice. For a power of two none are left over.
    more = geometric(2 * below)[::2][: n_heads - below]

    # float64 inside, because exponents are quotients; rounded once.
    return torch.cat([geometric(below), more]).float()
