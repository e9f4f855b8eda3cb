import torch


def masked_softmax(scores, keep):
    s = torch.where(keep, scores, -torch.inf)
    e = torch.exp(s - s.amax(-1, keepdim=True))
    return e / e.sum(-1, keepdim=True)
