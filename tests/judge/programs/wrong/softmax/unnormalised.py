# expect: failed not-normalized
import torch


def softmax(scores, dim):
    return (scores - scores.amax(dim, keepdim=True)).exp()
