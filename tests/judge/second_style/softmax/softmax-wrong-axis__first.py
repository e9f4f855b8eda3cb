import torch


def softmax(scores, dim):
    a = scores.double()
    a = a - a.max(axis=0).values
    w = a.exp() / a.exp().sum(axis=0)
    return w.to(scores.dtype)
