import torch


def one_row(row, seen):
    if not seen.any():
        return row * 0.0
    e = torch.where(seen, torch.exp(torch.where(seen, row - row[seen].max(), 0.0)), 0.0)
    return e / e.sum()


def masked_softmax(scores, keep):
    flat = scores.flatten(0, -2)
    mask = keep.expand_as(scores).flatten(0, -2)
    return torch.stack([one_row(r, m) for r, m in zip(flat, mask)]).view_as(scores)
