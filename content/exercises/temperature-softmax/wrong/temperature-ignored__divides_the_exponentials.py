import torch


def temperature_softmax(scores, temperature):
    e = torch.exp(scores - scores.amax(-1, keepdim=True)) / temperature
    return e / e.sum(-1, keepdim=True)
