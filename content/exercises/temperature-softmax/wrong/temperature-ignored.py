import torch


def temperature_softmax(scores, temperature=1.0):
    x = torch.exp(scores - scores.max(dim=-1, keepdim=True)[0])
    return x / torch.sum(x, dim=-1, keepdim=True)
