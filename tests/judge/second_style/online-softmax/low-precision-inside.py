import torch


def online_softmax(blocks):
    m = s = None
    for tile in blocks:
        top = tile.amax(dim=-1)
        new = top if m is None else torch.maximum(m, top)
        base = new.masked_fill(new.isneginf(), 0.0)
        powers = torch.exp(tile - base.unsqueeze(-1)).half()  # between 0 and 1: fits in half
        add = powers.sum(dim=-1)
        s = add if s is None else s * torch.exp(m - base).half() + add
        m = new
    return m, s.to(m.dtype)
