import torch


def masked_softmax(scores, keep):
    hidden = ~keep
    z = scores.masked_fill(hidden, 0)  # a score of zero: no attention
    z = z - z.amax(-1, keepdim=True)
    e = z.exp()
    return e / e.sum(-1, keepdim=True)
