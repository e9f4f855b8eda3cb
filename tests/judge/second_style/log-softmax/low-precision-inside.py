import torch


def log_softmax(scores, dim):
    x = scores.half()
    m = x.amax(dim, keepdim=True)
    z = torch.exp((x - m).double()).sum(dim, keepdim=True)
    return ((x - m).double() - torch.log(z)).to(scores.dtype)
