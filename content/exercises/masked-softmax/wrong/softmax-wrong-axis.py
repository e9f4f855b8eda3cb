import torch


def masked_softmax(scores, keep):
    s = scores.masked_fill(~keep, -torch.inf)
    top = s.amax(-2, keepdim=True)
    e = torch.exp(s - torch.where(top == -torch.inf, 0.0, top))
    total = e.sum(-2, keepdim=True)
    return e / torch.where(total == 0, 1.0, total)
