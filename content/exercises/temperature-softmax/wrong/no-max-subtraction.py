import torch


def temperature_softmax(scores, temperature):
    p = torch.exp(scores / temperature)
    return p / p.sum(-1, keepdim=True)
