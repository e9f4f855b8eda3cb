import torch


def lse(row):
    top = row.max()
    return top if top == -torch.inf else top + (row - top).exp().sum().log()


def logsumexp(scores, dim):
    rows = scores.data.double().movedim(dim, -1)
    flat = torch.stack([lse(r) for r in rows.reshape(-1, rows.shape[-1])])
    return flat.reshape(rows.shape[:-1]).to(scores.dtype)
