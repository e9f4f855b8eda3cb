import torch


def online_softmax(blocks):
    best, acc = torch.tensor(0.0, dtype=torch.float64), torch.tensor(0.0, dtype=torch.float64)
    for scores in blocks:
        candidate = scores.amax(dim=-1).to(torch.float64)
        higher = torch.where(candidate > best, candidate, best)
        factor = torch.exp(torch.sub(best, higher))
        acc = torch.addcmul(torch.exp(scores.double() - higher.unsqueeze(-1)).sum(-1), acc.expand_as(higher), factor)
        best = higher
    return best.to(scores.dtype), acc.to(scores.dtype)
