import torch


def cross_entropy(logits, targets):
    x = logits.half()
    x = x - x.amax(1, keepdim=True)
    losses = x.exp().sum(1).log() - x.gather(1, targets[:, None])[:, 0]
    return losses.mean().to(logits.dtype)
