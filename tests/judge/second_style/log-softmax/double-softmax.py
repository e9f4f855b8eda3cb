import torch


def softmax(x, dim):
    x = x - x.max(dim=dim, keepdim=True).values
    return x.exp().div(x.exp().sum(dim=dim, keepdim=True))


def log_softmax(scores, dim):
    p = softmax(scores.double(), dim)
    return softmax(p, dim).log().to(scores.dtype)
