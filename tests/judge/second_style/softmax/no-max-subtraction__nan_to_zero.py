import torch


def softmax(scores, dim):
    numer = torch.exp(scores)
    p = numer.div(torch.sum(numer, dim=dim, keepdim=True))
    # inf/inf gives nan, treat it as no weight
    return torch.where(torch.isnan(p), torch.zeros_like(p), p)
