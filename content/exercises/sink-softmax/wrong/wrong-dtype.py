import torch


def sink_softmax(scores, sink):
    scores, z = scores.float(), sink.float()[:, None, None]
    m = torch.maximum(scores.amax(-1, keepdim=True), z)
    e = torch.exp(scores - m)
    return e / (e.sum(-1, keepdim=True) + torch.exp(z - m))
