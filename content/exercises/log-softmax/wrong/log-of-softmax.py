import torch


def log_softmax(scores, dim):
    x = scores.float()
    e = torch.exp(x - x.amax(dim, keepdim=True))
    return torch.log(e / e.sum(dim, keepdim=True)).to(scores.dtype)
