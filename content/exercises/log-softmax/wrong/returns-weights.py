import torch


def log_softmax(scores, dim):
    m, _ = scores.max(dim, keepdim=True)
    log_z = m + torch.log(torch.exp(scores - m).sum(dim, keepdim=True))
    return torch.exp(scores - log_z)
