# expect: failed wrong-dtype
import torch


def softmax(scores, dim):
    x = scores.to(torch.float64)
    e = torch.exp(x - x.amax(dim, keepdim=True))
    return e / e.sum(dim, keepdim=True)
