# expect: failed
import torch


def softmax(scores, dim):
    c = scores - scores.mean(dim, keepdim=True)
    c = c - c.amax(dim, keepdim=True)
    e = c.exp()
    return e * e.sum(dim, keepdim=True).reciprocal()
