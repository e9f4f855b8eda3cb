# expect: failed softmax-over-heads
import torch


def softmax(scores, dim):
    e = torch.exp(scores - torch.max(scores))
    return e / torch.sum(e)
