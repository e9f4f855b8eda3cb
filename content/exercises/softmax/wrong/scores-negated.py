import torch


def softmax(scores, dim):
    e = torch.exp(-(scores - scores.amin(dim, keepdim=True)))
    return e / e.sum(dim, keepdim=True)
