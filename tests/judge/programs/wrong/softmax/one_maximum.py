# expect: failed global-max
import torch


def softmax(scores, dim):
    z = torch.exp(scores - scores.max())
    return z / z.sum(dim=dim, keepdim=True)
