import torch


class Running:
    def __init__(self, tile):
        self.m = tile.amax(-1)
        self.l = torch.exp(tile - self.safe(self.m)[..., None]).sum(-1)

    @staticmethod
    def safe(m):
        return torch.where(m == -torch.inf, torch.zeros_like(m), m)

    def update(self, tile):
        m = torch.maximum(self.m, tile.amax(-1))
        base = self.safe(m)
        self.l = self.l * torch.exp(self.m - base) + torch.exp(tile - base[..., None]).sum(-1)
        self.m = m


def online_softmax(blocks):
    stats = Running(next(blocks))
    waiting = None
    for tile in blocks:
        if waiting is not None:
            stats.update(waiting)
        waiting = tile  # look one tile ahead
    return stats.m, stats.l
