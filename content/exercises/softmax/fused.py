"""torch.softmax"""

import torch


def softmax(scores, dim):
    return torch.softmax(scores, dim)
