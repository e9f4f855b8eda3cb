# expect: failed
import torch

def softmax(scores, dim):
    z = scores - scores.amax(dim, keepdim=True)
    return z - z.exp().sum(dim, keepdim=True).log()
