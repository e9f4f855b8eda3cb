import torch


def softmax(scores, dim):
    # log of the sum by pairwise folding: log(e^a + e^b) = max + log1p(e^-|a-b|)
    pieces = list(scores.double().unbind(dim))
    total = pieces[0]
    for piece in pieces[1:]:
        hi = torch.maximum(total, piece)
        lo = torch.minimum(total, piece)
        gap = torch.where(lo == -torch.inf, -torch.inf, lo - torch.where(hi == -torch.inf, 0.0, hi))
        total = torch.where(lo == -torch.inf, hi, hi + torch.log1p(torch.exp(gap.clamp(min=-800.0))))
    logs = scores.double() - total.unsqueeze(dim)
    return logs.exp().to(scores.dtype)
