import torch


class Running:
    def __init__(self):
        self.m = torch.tensor(-torch.inf, dtype=torch.float64)
        self.l = torch.tensor(0.0, dtype=torch.float64)

    def __call__(self, tile):
        x = tile.double()
        m = torch.max(self.m, x.max(dim=-1).values)
        scale = torch.exp(self.m - m)
        self.l = torch.addcmul((x - m[..., None]).exp().sum(dim=-1), self.l.expand_as(m), scale)
        self.m = m


def online_softmax(blocks):
    running = Running()
    for tile in blocks:
        running(tile)
    return running.m.to(tile.dtype), running.l.to(tile.dtype)
