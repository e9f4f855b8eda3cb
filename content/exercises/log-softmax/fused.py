"""torch.log_softmax"""

import torch


def log_softmax(scores, dim):
    return torch.log_softmax(scores, dim)
