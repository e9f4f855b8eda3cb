import torch


def masked_softmax(scores, keep):
    e = torch.exp(scores - scores.max()).masked_fill(~keep, 0.0)
    total = e.sum(-1, keepdim=True)
    return e / torch.where(total > 0, total, 1.0)
