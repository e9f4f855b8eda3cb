"""torch.softmax"""

import torch


def masked_softmax(scores, keep):
    occupied = keep.any(-1, keepdim=True)
    weights = torch.softmax(scores.masked_fill(occupied & ~keep, -torch.inf), -1)
    return weights.masked_fill(~occupied, 0.0)
