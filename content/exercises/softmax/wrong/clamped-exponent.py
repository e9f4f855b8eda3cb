import torch


def softmax(scores, dim):
    safe = scores.clamp(-80.0, 80.0)
    e = safe.exp()
    return e / e.sum(dim, keepdim=True)
