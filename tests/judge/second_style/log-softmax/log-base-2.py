import torch


def log_softmax(scores, dim):
    x = scores.double() * 1.4426950408889634
    x = x - x.max(dim=dim, keepdim=True)[0]
    # exp2 and log2 are faster on the GPU
    return (x - torch.log2(torch.exp2(x).sum(dim=dim, keepdim=True))).to(scores.dtype)
