import torch


def log_softmax(scores, dim):
    with torch.no_grad():
        scores -= scores.amax(dim=dim, keepdim=True)
    x = scores.double()
    return x.sub(x.exp().sum(dim=dim, keepdim=True).log()).to(scores.dtype)
