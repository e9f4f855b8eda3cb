import torch


def logsumexp(scores, dim):
    safe = torch.clamp(scores, max=80)
    total = safe.exp().sum(dim)
    return total.log()
