import torch


def sink_softmax(scores, sink):
    numerator = scores.exp()
    denominator = numerator.sum(-1, keepdim=True) + sink.exp().view(-1, 1, 1)
    return numerator / denominator
