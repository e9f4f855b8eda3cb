import torch


def sink_softmax(scores, sink):
    # the same number on every score of a row cancels
    s = scores + sink.reshape(1, -1, 1, 1)
    top = s.amax(-1, keepdim=True)
    top = torch.where(top == -torch.inf, 0.0, top)
    e = torch.exp(s - top)
    total = e.sum(-1, keepdim=True)
    return e / torch.where(total == 0, 1.0, total)
