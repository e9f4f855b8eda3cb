import torch


def temperature_softmax(scores, temperature):
    logits = torch.true_divide(scores, temperature)
    ceiling = logits.reshape(-1).sort(descending=True).values[0]
    numer = torch.exp(logits - ceiling)
    return torch.einsum("...j,...->...j", numer, 1 / numer.sum(-1))
