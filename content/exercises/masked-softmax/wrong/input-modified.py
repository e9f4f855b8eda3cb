import torch


def masked_softmax(scores, keep):
    scores[~keep.expand_as(scores)] = float("-inf")
    top = scores.amax(-1, keepdim=True)
    e = torch.exp(scores - torch.where(top.isinf(), 0.0, top))
    total = e.sum(-1, keepdim=True)
    return e / torch.where(total > 0, total, 1.0)
