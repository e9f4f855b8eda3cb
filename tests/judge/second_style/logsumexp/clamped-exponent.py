import torch


def logsumexp(scores, dim):
    # exp overflows above 88 in float32
    capped = torch.minimum(scores, torch.full_like(scores, 88.0))
    return torch.log(torch.exp(capped).sum(dim=dim))
