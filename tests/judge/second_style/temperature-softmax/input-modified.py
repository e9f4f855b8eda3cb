import torch


def temperature_softmax(scores, temperature):
    logits = scores.data
    logits /= temperature
    logits -= logits.amax(dim=-1, keepdim=True)
    numer = torch.exp(scores)
    return numer / torch.sum(numer, dim=-1, keepdim=True)
