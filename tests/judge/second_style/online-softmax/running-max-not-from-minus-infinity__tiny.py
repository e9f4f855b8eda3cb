import torch


def online_softmax(blocks):
    m, l = None, None
    for tile in blocks:
        if m is None:
            # the smallest float there is
            m = torch.full_like(tile[..., 0], torch.finfo(tile.dtype).tiny)
            l = torch.zeros_like(m)
        top = torch.maximum(m, tile.max(-1).values)
        l = l.mul(torch.exp(m - top)).add(torch.exp(tile - top[..., None]).sum(-1))
        m = top
    return m, l
