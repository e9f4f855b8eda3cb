import torch


def softmax(scores, dim):
    m = scores.amax(dim, keepdim=True)
    return torch.exp(scores - m)
