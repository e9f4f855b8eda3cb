import torch


def alibi_slopes(n_heads):
    power = 1
    while power * 2 <= n_heads:
        power *= 2
    out = torch.zeros(n_heads)
    for head in range(n_heads):
        if head < power:
            out[head] = 2.0 ** (-8.0 * (head + 1) / power)
        else:
            odd = 2 * (head - power) + 1
            out[head] = 2.0 ** (-4.0 * odd / power)
    return out
