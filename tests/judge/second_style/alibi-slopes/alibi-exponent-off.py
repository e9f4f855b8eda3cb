import torch


def alibi_slopes(n_heads):
    closest = 1
    while closest * 2 <= n_heads:
        closest *= 2

    def geometric(count):
        base = 2.0 ** -(8.0 / count)
        slopes, current = [], 1.0
        for _ in range(count):
            slopes.append(current)
            current = current * base
        return slopes

    slopes = geometric(closest)
    if closest < n_heads:
        more = geometric(2 * closest)
        slopes.extend(more[i] for i in range(0, 2 * (n_heads - closest), 2))
    return torch.tensor(slopes, dtype=torch.float32)
