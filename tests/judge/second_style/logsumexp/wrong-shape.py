import torch


def logsumexp(scores, dim):
    x = scores.double()
    m = x.amax(dim, keepdim=True)
    m = m.masked_fill(m.isinf(), 0)
    z = (x - m).exp().sum(dim, keepdim=True)
    out = torch.where(z > 0, m + torch.where(z > 0, z, 1).log(), -torch.inf)
    return out.expand_as(x).to(scores.dtype)  # one for each score, ready to subtract
