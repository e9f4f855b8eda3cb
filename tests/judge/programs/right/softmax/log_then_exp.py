import torch


def softmax(scores, dim):
    top = scores.amax(dim=dim, keepdim=True)
    lse = top + torch.log(torch.exp(scores - top).sum(dim=dim, keepdim=True))
    return torch.exp(scores - lse)
