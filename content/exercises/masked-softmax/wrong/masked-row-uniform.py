import torch


def masked_softmax(scores, keep):
    lowest = torch.finfo(scores.dtype).min
    s = scores.masked_fill(~keep, lowest)
    e = torch.exp(s - s.amax(-1, keepdim=True))
    return e / e.sum(-1, keepdim=True)
