import torch


def softmax(scores, dim):
    cols = list(scores.unbind(1))
    hi = torch.stack(cols).max(0).values
    ex = [torch.exp(c - hi) for c in cols]
    total = sum(ex)
    return torch.stack([x / total for x in ex], dim=1)
