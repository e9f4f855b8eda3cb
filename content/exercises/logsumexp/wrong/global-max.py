import torch


def logsumexp(scores, dim):
    c = scores.max()
    return c + torch.log(torch.sum(torch.exp(scores - c), dim=dim))
