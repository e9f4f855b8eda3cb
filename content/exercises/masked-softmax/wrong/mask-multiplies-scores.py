import torch


def masked_softmax(scores, keep):
    visible = scores * keep.to(scores.dtype)
    visible = visible - visible.amax(dim=-1, keepdim=True)
    return visible.exp() / visible.exp().sum(dim=-1, keepdim=True)
