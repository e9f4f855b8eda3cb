import torch


def logsumexp(scores, dim):
    top = scores.amax(dim, keepdim=True)
    top = torch.where(top == -torch.inf, torch.zeros_like(top), top)
    z = torch.exp(scores - top).sum(dim)
    empty = z == 0
    return torch.where(empty, -torch.inf, torch.log(torch.where(empty, 1.0, z)) + top.squeeze(dim)).to(scores.dtype)
