import torch


def log_softmax(scores, dim):
    x = scores.double().movedim(dim, -1)
    x = x - x.detach().amax(-1, keepdim=True)
    return (x - x.exp().sum(-1, keepdim=True).log()).movedim(-1, dim).to(scores.dtype)
