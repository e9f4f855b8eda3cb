import torch


def softmax(scores, dim):
    e = torch.pow(2.0, scores - scores.amax(dim, keepdim=True))
    return e / e.sum(dim, keepdim=True)
