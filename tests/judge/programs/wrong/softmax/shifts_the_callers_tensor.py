# expect: failed|raised input-modified
import torch


def softmax(scores, dim):
    with torch.no_grad():
        scores.sub_(scores.amax(dim, keepdim=True))
    e = scores.exp()
    return e / e.sum(dim, keepdim=True)
