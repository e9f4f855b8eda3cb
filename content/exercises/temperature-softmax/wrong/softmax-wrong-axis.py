import torch


def temperature_softmax(scores, temperature):
    logits = scores / temperature
    logits = logits - logits.amax(0, keepdim=True)
    e = logits.exp()
    return e / e.sum(0, keepdim=True)
