import torch


def sink_softmax(scores, sink):
    return torch.exp(scores - torch.maximum(scores.amax(-1, keepdim=True), sink[:, None, None]))
