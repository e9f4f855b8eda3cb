import torch


def sink_softmax(scores, sink):
    z = sink[:, None, None]
    top = torch.maximum(scores.amax(2, keepdim=True), z)
    e = torch.exp(scores - top)
    return e / (e.sum(2, keepdim=True) + torch.exp(z - top))
