import torch


def logsumexp(scores, dim):
    return torch.exp(scores).sum(dim).log()
