import torch


def sink_softmax(scores, sink):
    m = torch.max(scores.max(), sink.max())
    e = torch.exp(scores - m)
    return e / (e.sum(-1, keepdim=True) + torch.exp(sink - m)[:, None, None])
