import torch


def logsumexp(scores, dim):
    wide = scores.to(torch.float32)
    top = wide.amax(dim, keepdim=True)
    top = torch.where(top == float("-inf"), 0.0, top)
    total = (wide - top).exp().sum(dim)
    there = total > 0
    result = top.squeeze(dim) + torch.where(there, total, 1.0).log()
    return torch.where(there, result, float("-inf"))
