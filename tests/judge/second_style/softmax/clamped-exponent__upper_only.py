import torch


def softmax(scores, dim):
    capped = torch.clamp_max(scores, 60)
    z = capped.exp().sum(dim, keepdim=True)
    return capped.exp().div(z)
