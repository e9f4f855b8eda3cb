import torch


def log_softmax(scores, dim):
    biggest = torch.max(scores)
    lse = biggest + (scores - biggest).exp().sum(dim=dim, keepdim=True).log()
    return scores - lse
