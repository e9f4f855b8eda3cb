# expect: failed input-modified
import torch

def softmax(scores, dim):
    m = scores.detach().amax(dim, keepdim=True)
    scores.data.sub_(m)
    e = scores.exp()
    w = e / e.sum(dim, keepdim=True)
    scores.data.add_(m)
    return w
