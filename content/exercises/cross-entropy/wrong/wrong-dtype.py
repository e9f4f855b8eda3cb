import torch


def cross_entropy(logits, targets):
    x = logits.float()
    x = x - x.amax(1, keepdim=True)
    return (x.exp().sum(1).log() - x.gather(1, targets[:, None])[:, 0]).mean()
