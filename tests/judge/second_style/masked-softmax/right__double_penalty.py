import torch


def masked_softmax(scores, keep):
    # far below any score, and in float64 it does not swallow them
    x = scores.double() - 1e6 * (~keep).double()
    e = (x - x.amax(-1, keepdim=True)).exp()
    w = e / e.sum(-1, keepdim=True)
    return (w * keep).to(scores.dtype)
