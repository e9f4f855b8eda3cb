import torch


def temperature_softmax(scores, temperature):
    shape = scores.shape
    flat = scores.double().flatten() / temperature
    flat = flat - flat.max()
    numer = flat.exp()
    return torch.unflatten(numer / torch.dot(numer, torch.ones_like(numer)), 0, shape).to(scores.dtype)
