# expect: failed softmax-wrong-axis
import torch

def softmax(scores, dim):
    m = scores.amax(dim, keepdim=True)
    e = (scores - m).exp()
    return e / e.sum(-1, keepdim=True)
