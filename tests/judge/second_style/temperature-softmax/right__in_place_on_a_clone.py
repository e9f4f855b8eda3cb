import torch


def temperature_softmax(scores, temperature):
    w = scores.clone().float()
    w /= temperature
    w -= w.detach().amax(-1, keepdim=True)
    w = w.exp_()
    total = w.sum(-1, keepdim=True)
    return w.div(total).to(scores.dtype)
