import torch


def log_softmax(scores, dim):
    x = (scores - scores.amax(dim, keepdim=True)).to(torch.bfloat16)
    log_z = x.exp().sum(dim, keepdim=True).log()
    return (x - log_z).to(scores.dtype)
