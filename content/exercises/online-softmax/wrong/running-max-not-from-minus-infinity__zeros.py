import torch


def online_softmax(blocks):
    row_max = row_sum = None
    for tile in blocks:
        if row_max is None:
            row_max = torch.zeros(tile.shape[:-1], dtype=tile.dtype)
            row_sum = torch.zeros_like(row_max)
        top = torch.maximum(row_max, tile.amax(-1))
        row_sum = row_sum * torch.exp(row_max - top)
        row_sum = row_sum + torch.exp(tile - top.unsqueeze(-1)).sum(-1)
        row_max = top
    return row_max, row_sum
