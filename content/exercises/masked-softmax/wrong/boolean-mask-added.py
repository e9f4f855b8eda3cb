import torch


def masked_softmax(scores, keep):
    biased = scores + keep.type_as(scores)
    w = torch.exp(biased - biased.max(-1, keepdim=True).values)
    return w / w.sum(-1, keepdim=True)
