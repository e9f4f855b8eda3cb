import torch


def logsumexp(scores, dim):
    """-inf as a number so low that it weighs nothing, unless the row has nothing else."""
    FLOOR = -1e300
    x = scores.double().masked_fill(scores == -torch.inf, FLOOR)
    top = x.detach().amax(dim, keepdim=True)
    out = (top + (x - top).exp().sum(dim, keepdim=True).log()).squeeze(dim)
    return out.masked_fill((scores == -torch.inf).all(dim), -torch.inf).to(scores.dtype)
