import torch


def masked_softmax(scores, keep):
    s = torch.where(keep, scores, -torch.inf)
    top = s.amax(-1, keepdim=True)
    return torch.exp(s - top.masked_fill(top == -torch.inf, 0.0))
