import torch


def temperature_softmax(scores, temperature):
    x = scores.div(temperature)
    powers = torch.exp2(x.sub(x.amax(-1, keepdim=True)))
    return powers.div(powers.sum(-1, keepdim=True))
