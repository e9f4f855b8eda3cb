import torch


def masked_softmax(scores, keep):
    m = keep.to(scores.dtype)
    safe = torch.where(keep, scores, torch.zeros_like(scores))
    top = torch.where(keep, scores, torch.full_like(scores, -3e4)).amax(-1, keepdim=True).detach()
    top = top.where(m.sum(-1, keepdim=True) > 0, torch.zeros_like(top))
    numer = torch.where(keep, torch.exp(safe - top), 0)
    return numer / torch.clamp(numer.sum(-1, keepdim=True), min=0.5)
