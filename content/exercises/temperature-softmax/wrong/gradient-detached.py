import torch


def temperature_softmax(scores, temperature):
    s = scores.data / temperature
    e = torch.exp(s - s.amax(-1, keepdim=True))
    return e / e.sum(-1, keepdim=True)
