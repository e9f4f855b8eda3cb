import torch


def sink_softmax(scores, sink):
    z = sink.to(torch.float64).reshape(-1, 1, 1)
    x = scores.to(torch.float64)
    hi = torch.max(torch.amax(x, -1, True), z)
    w = torch.exp(x - hi)
    return w / torch.add(w.sum(-1, True), torch.exp(z - hi))
