import torch


def masked_softmax(scores, keep):
    with torch.no_grad():
        scores.masked_fill_(keep.logical_not(), -torch.inf)
    seen = keep.any(dim=-1, keepdim=True)
    peak = scores.max(dim=-1, keepdim=True)[0]
    numer = (scores - peak.where(seen, torch.zeros_like(peak))).exp()
    return numer / numer.sum(dim=-1, keepdim=True).where(seen, torch.ones_like(peak))
