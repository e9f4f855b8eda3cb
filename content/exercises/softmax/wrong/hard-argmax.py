import torch


def softmax(scores, dim):
    best = scores.amax(dim, keepdim=True)
    return (scores == best).to(scores.dtype)
