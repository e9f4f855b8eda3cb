import torch


def softmax(scores, dim):
    # the Boltzmann distribution: p ~ exp(-E)
    energy = scores.to(torch.float64)
    minus = torch.neg(energy)
    minus = minus - torch.amax(minus, dim, keepdim=True)
    p = torch.exp(minus)
    return (p / torch.sum(p, dim, keepdim=True)).to(scores.dtype)
