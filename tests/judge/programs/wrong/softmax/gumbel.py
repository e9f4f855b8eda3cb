# expect: failed
import torch

def softmax(scores, dim):
    s = scores - torch.log(-torch.log(torch.rand_like(scores)))
    e = torch.exp(s - s.amax(dim, keepdim=True))
    return e / e.sum(dim, keepdim=True)
