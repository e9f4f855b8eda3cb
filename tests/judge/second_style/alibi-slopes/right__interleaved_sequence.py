import math
import torch


def alibi_slopes(n_heads):
    # Of the sequence for 2n, every second slope is one of the sequence for n
    n = 2 ** int(math.log2(n_heads))
    logs = torch.arange(1, 2 * n + 1, dtype=torch.float32) * (-4.0 / n) * math.log(2)
    odd, even = logs.view(n, 2).unbind(1)
    return torch.cat([even, odd[: n_heads - n]]).exp()
