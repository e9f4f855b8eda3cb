import torch


def log_softmax(scores, dim):
    x = scores.detach()
    x.sub_(x.amax(dim, keepdim=True))
    return scores - torch.log(torch.exp(scores).sum(dim, keepdim=True))
