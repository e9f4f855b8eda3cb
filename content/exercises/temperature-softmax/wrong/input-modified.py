import torch


def temperature_softmax(scores, temperature):
    with torch.no_grad():
        scores.div_(temperature)
    p = torch.exp(scores - scores.amax(-1, keepdim=True))
    return p / p.sum(-1, keepdim=True)
