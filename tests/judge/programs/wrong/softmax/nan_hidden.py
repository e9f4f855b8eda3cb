# expect: failed
import torch

def softmax(scores, dim):
    m = scores.amax(dim, keepdim=True)
    z = scores - m
    e = torch.exp(z) * (1 + 0 * z)
    return e / e.sum(dim, keepdim=True)
