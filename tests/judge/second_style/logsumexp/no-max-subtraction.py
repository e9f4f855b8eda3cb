import torch


def logsumexp(scores, dim):
    total = torch.zeros_like(scores.select(dim, 0))
    for part in scores.unbind(dim):
        total = total + torch.exp(part)
    return torch.where(total == 0, -torch.inf, torch.where(total == 0, 1.0, total).log())
