import torch


def masked_softmax(scores, keep):
    low = torch.finfo(scores.dtype).min
    z = scores.masked_fill(~keep, low)
    z = z - z.amax(-1, keepdim=True)
    e = z.exp() * keep
    s = e.sum(-1, keepdim=True)
    return e / (s + (s == 0))
