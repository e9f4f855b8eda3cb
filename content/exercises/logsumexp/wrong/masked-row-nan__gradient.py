import torch


def logsumexp(scores, dim):
    m = scores.amax(dim, keepdim=True)
    out = (m + (scores - m).exp().sum(dim, keepdim=True).log()).squeeze(dim)
    return torch.where(out.isnan(), torch.full_like(out, -torch.inf), out)
