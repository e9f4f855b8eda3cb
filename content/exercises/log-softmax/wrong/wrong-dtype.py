import torch


def log_softmax(scores, dim):
    x = scores.float()
    x = x - x.amax(dim, keepdim=True)
    return x - x.exp().sum(dim, keepdim=True).log()
