# expect: failed
import time
import torch

def softmax(scores, dim):
    e = torch.exp(scores - scores.amax(dim, keepdim=True))
    return e / e.sum(dim, keepdim=True) * (1 + time.time() % 1)
