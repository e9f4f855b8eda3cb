import torch


def logsumexp(scores, dim):
    m = scores.amax(dim, keepdim=True)
    return m.squeeze(dim) + torch.log(torch.exp(scores - m).sum(dim))
