# expect: failed softmax-over-heads
import torch

def softmax(scores, dim):
    e = torch.exp(scores - scores.amax(dim, keepdim=True))
    return e / e.sum()
