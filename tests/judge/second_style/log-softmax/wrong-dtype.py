import torch


def log_softmax(scores, dim):
    x = scores.to(torch.float64)
    top = x.max(dim, keepdim=True).values
    return x - (top + (x - top).exp().sum(dim, keepdim=True).log())
