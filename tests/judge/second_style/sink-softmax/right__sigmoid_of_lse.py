import torch


def sink_softmax(scores, sink):
    # plain softmax times the share that the sink leaves, sigmoid(lse - z)
    s, z = scores.double(), sink.double().view(-1, 1, 1)
    dead = torch.isneginf(s).all(-1, keepdim=True)
    s = s.masked_fill(dead, -1e9)
    top = s.amax(-1, keepdim=True)
    e = torch.exp(s - top)
    total = e.sum(-1, keepdim=True)
    share = torch.sigmoid(top + total.log() - z)
    return (e / total * share).to(scores.dtype)
