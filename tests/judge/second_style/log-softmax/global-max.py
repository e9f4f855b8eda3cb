import torch


def log_softmax(scores, dim):
    flat_max = scores.detach().reshape(-1).max().item()
    e = torch.exp(scores - flat_max)
    log_z = torch.log(torch.sum(e, dim=dim, keepdim=True)) + flat_max
    return scores - log_z
