import torch


def log_softmax(scores, dim):
    e = (scores - scores.max(dim=dim, keepdim=True).values).exp()
    return (e / e.sum(dim=dim, keepdim=True)).log()
