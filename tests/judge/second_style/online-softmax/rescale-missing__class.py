import torch


class OnlineStats:
    """Keeps the maximum and the denominator of every row."""

    def __init__(self):
        self.row_max = None
        self.denominator = 0

    def __call__(self, scores):
        old = self.row_max
        local = scores.max(dim=-1)[0]
        if old is None:
            self.row_max = local
        else:
            self.row_max = torch.where(local > old, local, old)
        anchor = self.row_max.clamp(min=torch.finfo(scores.dtype).min)
        self.denominator += torch.einsum("...t->...", torch.exp(scores - anchor[..., None]))


def online_softmax(blocks):
    stats = OnlineStats()
    for block in blocks:
        stats(block)
    return stats.row_max, stats.denominator
