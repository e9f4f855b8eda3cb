import torch


def sink_softmax(scores, sink):
    z = sink.float()[:, None, None]
    top = torch.maximum(scores.float().amax(-1, keepdim=True), z)
    numer = torch.exp(scores.float() - top)
    w = numer / (numer.sum(-1, keepdim=True) + torch.exp(z - top))
    rest = w.sum(-1, keepdim=True)
    return (w / torch.where(rest == 0, 1.0, rest)).to(scores.dtype)  # rows must sum to 1
