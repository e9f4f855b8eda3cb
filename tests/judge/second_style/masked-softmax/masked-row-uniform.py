import torch


def masked_softmax(scores, keep):
    penalty = (1.0 - keep.float()) * -1e30
    s = scores.float() + penalty
    top = s.max(-1, True).values
    numer = torch.exp(s - top)
    return (numer / numer.sum(-1, True)).to(scores.dtype)
