import torch


class State:
    def __init__(self):
        self.m, self.l = None, None

    def feed(self, tile):
        x = tile.float()
        if self.m is None:
            # below every finite score that can occur, and exp of it is 0
            self.m = torch.full(x.shape[:-1], -1e30)
            self.l = torch.zeros(x.shape[:-1])
        m = torch.maximum(self.m, x.amax(-1))
        self.l = self.l * (self.m - m).exp() + (x - m[..., None]).exp().sum(-1)
        self.m = m


def online_softmax(blocks):
    state = State()
    dtype = torch.float32
    for tile in blocks:
        dtype = tile.dtype
        state.feed(tile)
    return state.m.to(dtype), state.l.to(dtype)
