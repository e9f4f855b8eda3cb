import torch


def sink_softmax(scores, sink):
    empty = (scores == float("-inf")).all(-1, keepdim=True)
    s = scores.masked_fill(empty, 0.0)
    e = torch.exp(s - s.amax(-1, keepdim=True)).masked_fill(empty, 0.0)
    return e / (e.sum(-1, keepdim=True) + empty)
