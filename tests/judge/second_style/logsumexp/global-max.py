import torch


def logsumexp(scores, dim):
    top = scores.detach().flatten().max()
    if top.isinf():
        top = torch.zeros_like(top)
    z = (scores - top).exp().sum(dim)
    return top + torch.where(z == 0, 1.0, z).log().masked_fill(z == 0, -torch.inf)
