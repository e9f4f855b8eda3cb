import torch


def masked_softmax(scores, keep):
    hidden = keep.expand_as(scores)
    s = scores.masked_fill(hidden, float("-inf"))
    nothing = hidden.all(-1, keepdim=True)
    top = torch.where(nothing, 0.0, s.amax(-1, keepdim=True))
    e = torch.exp(s - top)
    total = e.sum(-1, keepdim=True)
    return e / torch.where(nothing, torch.ones_like(total), total)
