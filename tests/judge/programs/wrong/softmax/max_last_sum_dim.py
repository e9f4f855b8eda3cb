# expect: failed softmax-wrong-axis
import torch

def softmax(scores, dim):
    m = scores.amax(-1, keepdim=True)
    e = (scores - m).exp()
    return e / e.sum(dim, keepdim=True)
