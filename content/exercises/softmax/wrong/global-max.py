import torch


def softmax(scores, dim):
    e = torch.exp(scores - scores.max())
    return e / e.sum(dim, keepdim=True)
