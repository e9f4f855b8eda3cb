import torch


def log_softmax(scores, dim):
    e = torch.exp(scores - scores.amax(dim, keepdim=True))
    probabilities = e / e.sum(dim, keepdim=True)
    return probabilities - probabilities.exp().sum(dim, keepdim=True).log()
