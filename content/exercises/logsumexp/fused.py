"""torch.logsumexp"""

import torch


def logsumexp(scores, dim):
    empty = (scores == -torch.inf).all(dim, keepdim=True)  # torch's gradient of such a row is NaN
    return torch.logsumexp(scores.masked_fill(empty, 0.0), dim).masked_fill(empty.squeeze(dim), -torch.inf)
