import torch


def logsumexp(scores, dim):
    x = scores.double()
    top = x.detach().amax(dim, keepdim=True).nan_to_num(neginf=0.0)
    z = (x - top).exp().sum(dim)
    return torch.where(z > 0, torch.where(z > 0, z, 1.0).log() + top.squeeze(dim), -torch.inf)
