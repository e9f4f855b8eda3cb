import torch


def log_softmax(scores, dim):
    m = torch.amax(scores, dim, keepdim=True)
    lse = m + torch.log(torch.exp(scores - m).sum(dim, keepdim=True))
    return scores - lse
