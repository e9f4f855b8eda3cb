import torch


def log_softmax(scores, dim):
    x = scores - scores.max()
    total = torch.exp(x).sum()
    return x - torch.log(total)
