import torch


def logsumexp(scores, dim):
    top = scores.amax(dim, keepdim=True)
    top = top.where(top > -torch.inf, 0.0)
    total = torch.exp(scores - top).sum(dim, keepdim=True)
    return torch.where(total == 0, -torch.inf, top + torch.where(total == 0, 1.0, total).log())
