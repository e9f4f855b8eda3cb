# expect: failed wrong-dtype
import torch

def softmax(scores, dim):
    e = torch.exp(scores - scores.amax(dim, keepdim=True))
    return (e / e.sum(dim, keepdim=True)).float().to(torch.complex64)
