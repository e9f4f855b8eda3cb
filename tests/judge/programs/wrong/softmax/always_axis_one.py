# expect: failed softmax-wrong-axis
import torch


def softmax(scores, dim):
    m = torch.max(scores, 1, keepdim=True).values
    return torch.exp(scores - m) / torch.exp(scores - m).sum(1, keepdim=True)
