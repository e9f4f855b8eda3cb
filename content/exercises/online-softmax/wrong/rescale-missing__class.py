import torch


class Statistics:
    def __init__(self):
        self.maximum = None
        self.parts = []

    def add(self, tile):
        top = tile.float().amax(dim=-1, keepdim=True)
        self.maximum = top if self.maximum is None else torch.where(top > self.maximum, top, self.maximum)
        shift = torch.nan_to_num(self.maximum, neginf=0.0)
        self.parts.append(torch.exp(tile.float() - shift).sum(dim=-1))


def online_softmax(blocks):
    stats = Statistics()
    dtype = None
    for tile in blocks:
        dtype = tile.dtype
        stats.add(tile)
    return stats.maximum.squeeze(-1).to(dtype), sum(stats.parts).to(dtype)
