import torch


def online_softmax(blocks):
    m = l = None
    for tile in blocks:
        top = tile.float().amax(-1)
        base = top.masked_fill(top == -torch.inf, 0.0)
        here = (tile.float() - base[..., None]).exp().sum(-1)
        if m is None:
            m, l = top, here
            continue
        # sums of different tiles simply add up
        l = l + here
        m = torch.maximum(m, top)
    return m.to(tile.dtype), l.to(tile.dtype)
