import torch


def online_softmax(blocks):
    peak = total = None
    for tile in blocks:
        dtype = tile.dtype
        top = tile.amax(dim=-1).float()
        new = top if peak is None else torch.max(peak, top)
        base = torch.where(torch.isinf(new), torch.zeros_like(new), new)
        part = torch.exp(tile.float() - base.unsqueeze(-1)).sum(dim=-1)
        if total is not None:
            part = part + total * torch.exp(peak - base)
        peak, total = new, part
        tile.zero_()  # done with it
    return peak.to(dtype), total.to(dtype)
