# expect: failed
import torch

def softmax(scores, dim):
    e = torch.exp(scores - scores.amax(dim, keepdim=True))
    return e / e.mean(dim, keepdim=True)
