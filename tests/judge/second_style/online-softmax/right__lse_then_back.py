import torch


def online_softmax(blocks):
    # keep the maximum and the log of the total; logaddexp takes care of scaling
    top = lse = None
    for tile in blocks:
        for column in tile.double().unbind(-1):
            top = column if top is None else torch.maximum(top, column)
            lse = column if lse is None else torch.logaddexp(lse, column)
    return top.to(tile.dtype), torch.exp(lse - top).to(tile.dtype)
