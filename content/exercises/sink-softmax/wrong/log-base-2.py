import torch


def sink_softmax(scores, sink):
    z = sink[None, :, None, None]
    m = torch.maximum(scores.amax(-1, keepdim=True), z)
    p = torch.exp2(scores - m)
    return p / (p.sum(-1, keepdim=True) + torch.exp2(z - m))
