import torch


def temperature_softmax(scores, temperature):
    z = (scores - scores.max()) / temperature
    p = z.exp()
    return p / p.sum(dim=-1, keepdim=True)
