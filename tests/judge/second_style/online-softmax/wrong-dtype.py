import torch


def online_softmax(blocks):
    m = torch.tensor(-torch.inf)
    l = torch.tensor(0.0)
    for tile in blocks:
        tile = tile.to(torch.float32)  # accumulate in float32
        new = torch.maximum(m, tile.amax(-1))
        base = torch.where(new == -torch.inf, 0.0, new)
        l = l * torch.exp(m - base) + torch.exp(tile - base[..., None]).sum(-1)
        m = new
    return m, l
