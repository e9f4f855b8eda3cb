import torch


def masked_softmax(scores, keep):
    m = scores.amax(-1, keepdim=True)
    p = (scores - m).exp()
    p = p / p.sum(-1, keepdim=True)
    return p * keep
