import torch


def temperature_softmax(scores, temperature):
    z = scores / temperature
    p = torch.exp(z - z.max())
    return p / p.sum()
