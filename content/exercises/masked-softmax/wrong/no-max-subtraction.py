import torch


def masked_softmax(scores, keep):
    e = torch.where(keep, torch.exp(scores), 0.0)
    total = e.sum(-1, keepdim=True)
    return e / torch.where(total == 0, torch.ones_like(total), total)
