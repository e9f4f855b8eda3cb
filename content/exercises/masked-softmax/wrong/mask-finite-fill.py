import torch


def masked_softmax(scores, keep):
    s = scores.masked_fill(keep.logical_not(), -100.0)
    s = s - s.amax(-1, keepdim=True)
    return s.exp() / s.exp().sum(-1, keepdim=True)
