import math
import torch


def logsumexp(scores, dim):
    x = scores.double()
    top = x.amax(dim, keepdim=True)
    top = torch.where(top.isneginf(), 0.0, top)
    z = (x - top).exp().sum(dim)
    there = z > 0
    nats = torch.where(there, z, 1.0).log() + top.squeeze(dim)
    return torch.where(there, nats * math.log2(math.e), -torch.inf).to(scores.dtype)
