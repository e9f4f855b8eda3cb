import torch


def log_softmax(scores, dim):
    z = scores - scores.max(-1, keepdim=True).values
    return z - z.exp().sum(-1, keepdim=True).log()
