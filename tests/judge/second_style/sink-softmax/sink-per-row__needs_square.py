import torch


def sink_softmax(scores, sink):
    column = sink.reshape(1, 1, -1, 1)
    peak = torch.max(scores.max(-1, keepdim=True)[0], column)
    numer = torch.exp(scores - peak)
    return numer.div(torch.exp(column - peak).add(numer.sum(-1, keepdim=True)))
