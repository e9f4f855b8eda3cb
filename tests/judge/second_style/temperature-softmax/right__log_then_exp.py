import torch


def temperature_softmax(scores, temperature):
    z = scores.double() / temperature
    m = z.amax(-1, keepdim=True)
    log_w = z - m - (z - m).exp().sum(-1, keepdim=True).log()
    return log_w.exp().to(scores.dtype)
