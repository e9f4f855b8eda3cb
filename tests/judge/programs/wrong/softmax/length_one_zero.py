# expect: failed
import torch

def softmax(scores, dim):
    if scores.shape[dim] == 1:
        return torch.zeros_like(scores)
    e = torch.exp(scores - scores.amax(dim, keepdim=True))
    return e / e.sum(dim, keepdim=True)
