# expect: failed
import torch

calls = 0

def softmax(scores, dim):
    global calls
    calls += 1
    e = torch.exp(scores - scores.amax(dim, keepdim=True))
    return e / e.sum(dim, keepdim=True) * (1.0 if calls < 4 else 0.9)
