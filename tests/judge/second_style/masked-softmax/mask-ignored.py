import torch


def masked_softmax(scores, keep):
    mask = torch.ones_like(scores)
    mask.masked_fill(~keep, 0.0)  # hide what is not kept
    shift = scores - scores.max(-1, keepdim=True).values
    numer = shift.exp() * mask
    return numer / numer.sum(-1, keepdim=True)
