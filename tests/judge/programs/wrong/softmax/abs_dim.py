# expect: raised|failed softmax-wrong-axis
import torch

def softmax(scores, dim):
    dim = abs(dim)
    m = scores.amax(dim, keepdim=True)
    e = (scores - m).exp()
    return e / e.sum(dim, keepdim=True)
