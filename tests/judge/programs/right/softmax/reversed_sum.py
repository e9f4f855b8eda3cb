import torch


def softmax(scores, dim):
    shape = scores.shape
    flat = scores.transpose(dim, -1).reshape(-1, shape[dim])
    e = (flat - flat.amax(1, keepdim=True)).exp()
    total = e[:, -1].clone()
    for j in range(e.shape[1] - 2, -1, -1):
        total = total + e[:, j]
    w = e / total[:, None]
    moved = list(shape)
    moved[dim], moved[-1] = moved[-1], moved[dim]
    return w.reshape(moved).transpose(dim, -1)
