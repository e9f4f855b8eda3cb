import torch


def sink_softmax(scores, sink):
    # the sink is a constant of the model, no gradient needed
    z = sink.detach().double().reshape(1, -1, 1, 1)
    s = scores.double()
    hi = torch.maximum(s.max(-1, keepdim=True).values, z)
    ex = torch.exp(s - hi)
    return (ex / (ex.sum(-1, keepdim=True) + torch.exp(z - hi))).to(scores.dtype)
