import torch


def padded_attention(q, k, v, key_lengths):
    scores = q @ k.transpose(-1, -2) / q.shape[-1] ** 0.5  # (B, H, Tq, Tk)

    # Keys count from 0, so that a sequence of length n has the real keys 0 ... n - 1. The lengths get three axes of
    # size 1: each sequence has its own, its heads and queries share it.
    real = torch.arange(k.shape[-2], device=k.device) < key_lengths.reshape(-1, 1, 1, 1)  # (B, 1, 1, Tk)

    # Before the softmax: padding must take no share of the row's sum, whatever stands in it. A sequence of length 0
    # has no key left. Filled with -inf its rows would be 0/0 = NaN, so they keep their finite scores, and their
    # weights are set to 0 afterwards, which stops the gradient too.
    occupied = real.any(-1, keepdim=True)  # (B, 1, 1, 1)
    weights = torch.softmax(scores.masked_fill(occupied & ~real, -torch.inf), dim=-1)
    return weights.masked_fill(~occupied, 0.0) @ v
