import torch


def softmax(scores, dim):
    x = scores.detach()
    e = torch.exp(x - x.amax(dim, keepdim=True))
    return e / e.sum(dim, keepdim=True)
