import torch


def log_softmax(scores, dim):
    return scores - torch.log(torch.exp(scores).sum(dim, keepdim=True))
