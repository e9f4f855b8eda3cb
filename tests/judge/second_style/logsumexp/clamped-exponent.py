import torch


def logsumexp(scores, dim):
    # exp overflows, so no score above 60
    capped = torch.minimum(scores, torch.full_like(scores, 60.0))
    return torch.log(torch.exp(capped).sum(dim=dim))
