# expect: failed no-max-subtraction
import torch


def softmax(scores, dim):
    return torch.exp(scores) / torch.exp(scores).sum(dim, keepdim=True)
