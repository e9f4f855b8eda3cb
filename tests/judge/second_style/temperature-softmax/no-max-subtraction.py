import torch


def power(x, t):
    return torch.exp(x).pow(1.0 / t)


def temperature_softmax(scores, temperature):
    # e^(s/T) = (e^s)^(1/T)
    numer = power(scores, temperature)
    return numer / numer.sum(dim=-1, keepdim=True)
