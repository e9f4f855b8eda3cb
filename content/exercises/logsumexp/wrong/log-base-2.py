import torch


def logsumexp(scores, dim):
    LOG2E = 1.4426950408889634
    x = scores * LOG2E
    m = x.amax(dim, keepdim=True)
    m = m.masked_fill(m == -torch.inf, 0.0)
    z = torch.exp2(x - m).sum(dim)
    # base 2 throughout, as the kernel has it
    return torch.where(z > 0, m.squeeze(dim) + torch.log2(torch.where(z > 0, z, 1.0)), -torch.inf)
