import torch


def temperature_softmax(scores, temperature):
    hot = scores * temperature
    e = (hot - hot.amax(-1, keepdim=True)).exp()
    return e / e.sum(-1, keepdim=True)
