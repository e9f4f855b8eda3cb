import torch

LOG2E = 1.4426950408889634


def softmax(scores, dim):
    centred = scores - scores.amax(dim, keepdim=True)
    powers = torch.exp2(centred * LOG2E)
    return powers / powers.sum(dim, keepdim=True)
