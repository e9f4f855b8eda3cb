import torch


def sink_softmax(scores, sink):
    logits = torch.cat([scores.flatten(), sink.flatten()])
    ceiling = logits.detach().amax()
    numer = torch.exp(scores - ceiling)
    extra = torch.exp(sink - ceiling).reshape(1, -1, 1, 1)
    denom = torch.sum(numer, -1, keepdim=True).add(extra)
    return numer.div(denom)
