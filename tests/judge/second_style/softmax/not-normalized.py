import torch


def softmax(scores, dim):
    rows = torch.moveaxis(scores, dim, 0)
    best = rows[0]
    for r in rows[1:]:
        best = torch.maximum(best, r)
    # every weight is now between 0 and 1
    return torch.moveaxis(torch.stack([(r - best).exp() for r in rows]), 0, dim)
