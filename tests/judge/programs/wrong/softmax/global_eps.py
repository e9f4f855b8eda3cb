# expect: failed global-max
import torch

def softmax(scores, dim):
    e = torch.exp(scores - scores.max())
    return e / (torch.sum(e, dim=dim, keepdim=True) + 1e-9)
