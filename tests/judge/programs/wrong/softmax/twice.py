# expect: failed double-softmax
import torch


def once(x, dim):
    e = torch.exp(x - x.amax(dim, keepdim=True))
    return e / e.sum(dim, keepdim=True)


def softmax(scores, dim):
    return once(once(scores, dim), dim)
