import math
import torch


class Slopes:
    def __init__(self, heads):
        self.heads = heads
        self.floor = 2 ** math.floor(math.log2(heads))

    def regular(self, n):
        return torch.exp2(torch.arange(1, n + 1) * (-8 / n))

    def tensor(self):
        first = self.regular(self.floor)
        second = self.regular(2 * self.floor)[::2]
        return torch.cat((first, second))[: self.heads].unsqueeze(0)  # (1, H), a batch axis


def alibi_slopes(n_heads):
    return Slopes(n_heads).tensor()
