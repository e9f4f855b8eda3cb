import torch


def log_softmax(scores, dim):
    energy = scores.amin(dim, keepdim=True) - scores
    return energy - energy.exp().sum(dim, keepdim=True).log()
