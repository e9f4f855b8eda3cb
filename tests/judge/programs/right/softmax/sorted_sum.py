import torch


def softmax(scores, dim):
    shifted = scores.sub(scores.amax(dim=dim, keepdim=True))
    small_first = torch.exp(shifted.sort(dim=dim).values)
    return torch.exp(shifted) * (1.0 / small_first.sum(dim=dim, keepdim=True))
