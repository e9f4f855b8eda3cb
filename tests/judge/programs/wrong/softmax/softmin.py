# expect: failed scores-negated
import torch


def softmax(scores, dim):
    e = torch.exp(scores.amin(dim, keepdim=True) - scores)
    return e / e.sum(dim, keepdim=True)
