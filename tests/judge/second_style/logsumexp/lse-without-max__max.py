import torch


def logsumexp(scores, dim):
    m, _ = scores.max(dim, keepdim=True)
    m = torch.where(m.isinf(), torch.zeros_like(m), m)
    return torch.exp(scores - m).sum(dim).log()
