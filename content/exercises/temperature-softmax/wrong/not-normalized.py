import torch


def temperature_softmax(scores, temperature):
    gap = scores.amax(-1, keepdim=True) - scores
    return torch.exp(-gap / temperature)
