import torch


def masked_softmax(scores, keep):
    z = torch.where(keep, scores, torch.tensor(-torch.inf, dtype=scores.dtype))
    top = z.max()
    top = torch.where(torch.isinf(top), torch.zeros_like(top), top)
    e = torch.exp(z - top)
    s = e.sum(-1, keepdim=True)
    return e / s.masked_fill(s == 0, 1)
