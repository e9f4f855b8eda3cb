import torch


def log_softmax(scores, dim):
    x = scores.double().data
    x = x.movedim(dim, -1)
    rows = [r - r.max() for r in x.reshape(-1, x.shape[-1])]
    rows = [r - r.exp().sum().log() for r in rows]
    return torch.stack(rows).reshape(x.shape).movedim(-1, dim).to(scores.dtype)
