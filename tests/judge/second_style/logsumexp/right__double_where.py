import torch


def logsumexp(scores, dim):
    x = scores.double()
    top = x.detach().amax(dim, keepdim=True)
    empty = top.isneginf()
    z = torch.exp(torch.where(empty, -torch.inf, x) - torch.where(empty, 0.0, top)).sum(dim)
    empty, top = empty.squeeze(dim), top.squeeze(dim)
    return torch.where(empty, -torch.inf, torch.where(empty, 1.0, z).log() + torch.where(empty, 0.0, top)).to(scores.dtype)
