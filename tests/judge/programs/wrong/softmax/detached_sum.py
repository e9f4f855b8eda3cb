# expect: failed gradient-detached
import torch


def softmax(scores, dim):
    e = torch.exp(scores - scores.amax(dim, keepdim=True).detach())
    return e / e.sum(dim, keepdim=True).detach()
