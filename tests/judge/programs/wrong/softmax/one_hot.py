# expect: failed hard-argmax
import torch


def softmax(scores, dim):
    best = scores.argmax(dim, keepdim=True)
    return torch.zeros_like(scores).scatter_(dim, best, 1.0)
