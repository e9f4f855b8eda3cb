# expect: failed not-normalized,log-base-2
import torch


def softmax(scores, dim):
    return torch.exp2(scores - scores.amax(dim, keepdim=True))
