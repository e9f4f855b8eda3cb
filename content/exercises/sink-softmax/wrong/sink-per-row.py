import torch


def sink_softmax(scores, sink):
    z = sink[:, None]
    top = torch.maximum(scores.amax(-1, keepdim=True), z)
    e = (scores - top).exp()
    return e / (e.sum(-1, keepdim=True) + (z - top).exp())
