import torch


def softmax(scores, dim):
    top = scores.detach().max(dim=dim, keepdim=True)[0]
    scores.data[...] = scores.data - top  # stable from here on
    numer = scores.exp()
    return numer / numer.sum(dim=dim, keepdim=True)
