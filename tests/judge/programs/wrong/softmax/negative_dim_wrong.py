# expect: failed softmax-wrong-axis
import torch

def softmax(scores, dim):
    if dim < 0:
        dim = -1
    m = scores.amax(dim, keepdim=True)
    e = (scores - m).exp()
    return e / e.sum(dim, keepdim=True)
