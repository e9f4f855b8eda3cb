import torch


def masked_softmax(scores, keep):
    m = keep.to(torch.float32)
    s = scores.float()
    low = torch.where(keep, s, -1e30).amax(-1, keepdim=True)
    numer = torch.exp(torch.where(keep, s - low, 0.0)) * m
    return (numer / numer.sum(-1, keepdim=True)).to(scores.dtype)
