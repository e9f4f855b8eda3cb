import torch


def one(row):
    row = row[row > -torch.inf]
    if row.numel() == 0:
        return torch.tensor(-torch.inf, dtype=row.dtype)
    return row.max() + (row - row.max()).exp().sum().log()


def logsumexp(scores, dim):
    rows = scores.double().movedim(dim, -1)
    flat = [one(row) for row in rows.reshape(-1, rows.shape[-1])]
    return torch.stack(flat).reshape(rows.shape[:-1]).to(scores.dtype)
