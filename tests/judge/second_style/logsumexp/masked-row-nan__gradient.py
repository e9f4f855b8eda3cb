import torch


def logsumexp(scores, dim):
    top = scores.amax(dim, keepdim=True)
    # an empty row has no maximum
    top = torch.where(top == -torch.inf, torch.zeros_like(top), top)
    return torch.log(torch.exp(scores - top).sum(dim)) + top.squeeze(dim)
