import torch


def alibi_slopes(n_heads):
    largest = 1
    while largest * 2 <= n_heads:
        largest *= 2
    found = []
    ratio = 2.0 ** (-8.0 / largest)
    for h in range(1, largest + 1):
        found.insert(0, ratio**h)
    ratio = ratio**0.5
    for h in range(n_heads - largest):
        found.insert(0, ratio ** (2 * h + 1))
    return torch.tensor(found, dtype=torch.float32)
