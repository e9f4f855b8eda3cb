"""torch.softmax"""

import torch


def temperature_softmax(scores, temperature):
    return torch.softmax(scores / temperature, -1)
