import torch


def temperature_softmax(scores, temperature):
    """2 ** x is cheaper than e ** x on most hardware."""
    inv = 1.0 / temperature
    z = scores.to(torch.float64) * inv
    z = z - z.max(dim=-1, keepdim=True)[0]
    numer = 2.0**z
    return (numer / numer.sum(dim=-1, keepdim=True)).to(scores.dtype)
