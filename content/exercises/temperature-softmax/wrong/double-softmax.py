import torch


def _norm(x):
    e = torch.exp(x - x.amax(-1, keepdim=True))
    return e / e.sum(-1, keepdim=True)


def temperature_softmax(scores, temperature):
    weights = _norm(scores / temperature)
    return _norm(weights)
